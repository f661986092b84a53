import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { GameId, JsonObject, Sealed, SeatId, StoredEvent } from '../../game/index.js';
import type { ActorKind, ActorView } from '../../views/event-view.js';
import { ActorKindEnum } from '../enums-of-the-table.js';
import { DateTimeScalar, JsonObjectScalar } from '../scalars.js';
import { PageInfoType } from './page.type.js';

@ObjectType('Actor', { description: 'Who sent a command, and how it came about.' })
export class ActorType implements ActorView {
  @Field(() => ActorKindEnum, {
    description: 'By hand, bot, autopilot, order; by an organiser; by the owner; by the server.',
  })
  readonly kind!: ActorKind;
  @Field(() => ID, { nullable: true, description: 'The seat, as events name it; null for owner and server.' })
  readonly seatId?: SeatId;
  @Field(() => Int, { nullable: true, description: 'Its clockwise number; null before the start.' })
  readonly seat?: number;
}

@ObjectType('CommandSpan', { description: 'The versions one command made. Its events come and go together.' })
export class CommandSpanType {
  @Field(() => Int, { description: 'The first of them.' })
  readonly first!: number;
  @Field(() => Int, { description: 'The last of them.' })
  readonly last!: number;
}

@ObjectType('SealedPart', { description: 'A part of an event that only its owner may see until the end.' })
export class SealedPartType implements Sealed {
  @Field(() => String, { description: 'The hash that binds it; the same for everybody.' })
  readonly hash!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The salt of the hash; null if you may not see the part.',
  })
  readonly salt?: string;
  @Field(() => JsonObjectScalar, {
    nullable: true,
    description: 'The part itself; null if you may not see it.',
  })
  readonly value?: JsonObject;
}

/** Whether it was undone, and its sentence, are added by the resolver: computed when read and never stored. */
@ObjectType('GameEvent', {
  description: 'Something that happened in a game. Events are never changed and never deleted.',
})
export class GameEventType {
  readonly stored!: StoredEvent;
  readonly told!: () => Promise<string>;
  @Field(() => ID, { description: 'The game it belongs to.' })
  readonly gameId!: GameId;
  @Field(() => Int, { description: 'Its number in the game, from 1 without a gap; the same for everybody.' })
  readonly version!: number;
  @Field(() => Int, { description: '0 for the first event of a command; the others are its consequences.' })
  readonly ordinal!: number;
  @Field(() => String, { description: 'What happened, in the past tense: PeoplePlaced, DiceRolled, …' })
  readonly type!: string;
  @Field(() => Int, { description: 'The revision of the form of `payload` for this type.' })
  readonly shape!: number;
  @Field(() => ActorType, { description: 'Who sent the command.' })
  readonly actor!: ActorType;
  @Field(() => DateTimeScalar, { description: 'When it happened.' })
  readonly at!: string;
  @Field(() => JsonObjectScalar, { description: 'The facts; the same for everybody.' })
  readonly payload!: JsonObject;
  @Field(() => SealedPartType, {
    nullable: true,
    description: 'What stands apart because not everybody may see it.',
  })
  readonly sealed?: Sealed;
  @Field(() => Boolean, { description: 'Whether a sealed part was left out for you.' })
  readonly redacted!: boolean;
  @Field(() => CommandSpanType, { description: 'Which versions belong to the same command.' })
  readonly command!: CommandSpanType;
  @Field(() => String, { description: 'Its hash, which covers everything before it too; hexadecimal.' })
  readonly hash!: string;
}

@ObjectType('GameEventEdge', { description: 'An event in a list.' })
export class GameEventEdgeType {
  @Field(() => String, { description: 'Its version: the same cursor as everywhere.' })
  readonly cursor!: string;
  @Field(() => GameEventType, { description: 'The event.' })
  readonly node!: GameEventType;
}

@ObjectType('GameEventConnection', { description: 'A page of a game’s history, oldest first.' })
export class GameEventConnectionType {
  @Field(() => [GameEventEdgeType], { description: 'The events.' })
  readonly edges!: readonly GameEventEdgeType[];
  @Field(() => PageInfoType, { description: 'Where the page lies.' })
  readonly pageInfo!: PageInfoType;
}
