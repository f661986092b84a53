import { createUnionType, Field, ID, Int, ObjectType } from 'type-graphql';
import type { GameId } from '../../game/index.js';
import type { Invited, Keepsake, Results } from '../../play/lobby-port.js';
import type { Account } from '../../play/people-port.js';
import { DateTimeScalar } from '../scalars.js';
import { PersonType } from './person.type.js';
import { RejectedType } from './play-result.type.js';
import { SignedInType } from './session.type.js';

/** The game itself is added by the resolver, as the one who has just signed in sees it. */
@ObjectType('PlayingNow', { description: 'A practice game that has started.' })
export class PlayingNowType {
  readonly viewer!: Account;
  @Field(() => SignedInType, {
    nullable: true,
    description: 'Your new session as a guest; null if you were signed in.',
  })
  readonly signedIn?: SignedInType;
  @Field(() => ID, { description: 'The game.' })
  readonly gameId!: GameId;
  @Field(() => Int, { description: 'The version at which it had started.' })
  readonly version!: number;
  @Field(() => String, { description: 'The hash of that version.' })
  readonly head!: string;
  @Field(() => Boolean, { description: 'Whether this `commandId` had done it before.' })
  readonly replayed!: boolean;
}

export const PlayNowUnion = createUnionType({
  name: 'PlayNowResult',
  description: 'A game, or why it cannot be played so.',
  types: () => [PlayingNowType, RejectedType] as const,
  resolveType: (value) => ('viewer' in value ? PlayingNowType : RejectedType),
});

@ObjectType('Invitation', { description: 'Somebody who was asked to a table.' })
export class InvitationType implements Invited {
  @Field(() => PersonType, { description: 'Who.' })
  readonly person!: Account;
  @Field(() => DateTimeScalar, { description: 'When they were asked.' })
  readonly at!: Date;
  @Field(() => Boolean, { description: 'Whether they have said no. Whoever says yes sits down.' })
  readonly declined!: boolean;
}

@ObjectType('Invitations', { description: 'Everybody who was asked to a table and does not sit there yet.' })
export class InvitationsType {
  @Field(() => ID, { description: 'The table.' })
  readonly gameId!: GameId;
  @Field(() => [InvitationType], { description: 'Who was asked, the first one first.' })
  readonly invitations!: readonly Invited[];
}

export const InviteUnion = createUnionType({
  name: 'InviteResult',
  description: 'Who is asked now, or why nobody can be asked any more.',
  types: () => [InvitationsType, RejectedType] as const,
  resolveType: (value) => ('invitations' in value ? InvitationsType : RejectedType),
});

@ObjectType('Keepsake', { description: 'What you keep about a game. Nobody else can read it.' })
export class KeepsakeType implements Keepsake {
  @Field(() => String, { description: 'Your note.' })
  readonly note!: string;
  @Field(() => Int, { description: 'The last version you have seen, on whatever device.' })
  readonly seenVersion!: number;
  @Field(() => Int, { description: 'The last line of table talk you have seen.' })
  readonly seenLine!: number;
}

@ObjectType('PlaceCount', { description: 'How often somebody came in at a place.' })
export class PlaceCountType {
  @Field(() => Int, { description: 'The place; equal ones share it.' })
  readonly place!: number;
  @Field(() => Int, { description: 'How often.' })
  readonly count!: number;
}

@ObjectType('Results', { description: 'What became of the games somebody has played.' })
export class ResultsType implements Results {
  @Field(() => Int, { description: 'Games played to the end, without practice games.' })
  readonly games!: number;
  @Field(() => Int, { description: 'How many of them were won, alone or shared.' })
  readonly wins!: number;
  @Field(() => [PlaceCountType], { description: 'By place, the first one first.' })
  readonly places!: readonly PlaceCountType[];
  @Field(() => Int, { description: 'Games that had started and were given up.' })
  readonly cancelled!: number;
  @Field(() => Int, { description: 'Practice games played to the end.' })
  readonly practice!: number;
}
