import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { GameId, SeatId } from '../../game/index.js';

/** The person and the name are looked up for all games of an answer at once: see the resolver. */
@ObjectType('Seat', { description: 'A seat that somebody, or a bot, has taken.' })
export class SeatType {
  readonly game!: GameId;
  @Field(() => ID, { description: 'How events name it: they know no persons.' })
  readonly seatId!: SeatId;
  @Field(() => Int, {
    description: 'The how-manieth joining of this game it was, from 1; part of the entropy seal.',
  })
  readonly join!: number;
  @Field(() => Int, { nullable: true, description: 'Its clockwise number; null before the start.' })
  readonly seat?: number;
  @Field(() => Boolean, { description: 'Whether its entropy is revealed, so that the game may start.' })
  readonly ready!: boolean;
  @Field(() => String, { nullable: true, description: 'The seal on its entropy, in hexadecimal.' })
  readonly entropySeal?: string;
  @Field(() => String, { nullable: true, description: 'Its entropy once revealed, in hexadecimal.' })
  readonly entropy?: string;
  @Field(() => String, { nullable: true, description: 'The kind of bot that plays it.' })
  readonly bot?: string;
  @Field(() => Boolean, { description: 'Autopilot plays it until its person returns.' })
  readonly kept!: boolean;
  @Field(() => Boolean, { description: 'Its player has resigned.' })
  readonly resigned!: boolean;
  @Field(() => Boolean, {
    description: 'The table has agreed that somebody else may take it: `joinGame` does.',
  })
  readonly open!: boolean;
}
