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
  @Field(() => Boolean, {
    description: 'Autopilot plays this one stretch, because time ran out; `comeBack` takes the seat back.',
  })
  readonly played!: boolean;
  @Field(() => Int, { description: 'How many time-outs were excused in this game.' })
  readonly excused!: number;
  @Field(() => Int, { description: 'How many stretches in a row autopilot has played because time ran out.' })
  readonly missed!: number;
  @Field(() => Boolean, { description: 'Its player is on vacation, and the clock stands still.' })
  readonly onVacation!: boolean;
  @Field(() => Boolean, { description: 'Its player has resigned.' })
  readonly resigned!: boolean;
  @Field(() => Boolean, {
    description: 'The table has agreed that somebody else may take it: `joinGame` does.',
  })
  readonly open!: boolean;
}
