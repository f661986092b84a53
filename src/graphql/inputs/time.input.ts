import { Field, InputType, Int } from 'type-graphql';
import type { WhenOut } from '../../game/index.js';
import type { TimeSystem } from '../../lib/time-system.js';
import { TimeSystemEnum, WhenOutEnum } from '../enums-of-time.js';
import { GameCommandInput } from './command.input.js';

@InputType({
  description:
    'The clocks of a table. An hour is a 24th of a day, and a day is one full window of a player’s awake hours.',
})
export class TimeSettingsInput {
  @Field(() => TimeSystemEnum, { defaultValue: 'perStretch', description: 'How thinking time is measured.' })
  readonly system!: TimeSystem['kind'];
  @Field(() => Int, {
    defaultValue: 48,
    description: 'Hours for each stretch, 1 to 720, or in the bank at the start, 1 to 2160.',
  })
  readonly hours!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'With a bank: hours that every stretch adds to it, 0 to what it holds at the start.',
  })
  readonly increment?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Hours after the deadline before it counts as run out, 1 to 168; null = none.',
  })
  readonly grace?: number | null;
  @Field(() => WhenOutEnum, { defaultValue: 'ladder', description: 'What happens when time runs out.' })
  readonly whenOut!: WhenOut['kind'];
  @Field(() => Int, {
    nullable: true,
    description: 'On the ladder: time-outs of each player that are excused, 0 to 20; null = 1.',
  })
  readonly excuses?: number | null;
  @Field(() => Int, {
    nullable: true,
    description:
      'On the ladder: after how many stretches in a row autopilot keeps the seat, 1 to 20; null = 2.',
  })
  readonly keepAfter?: number | null;
}

@InputType({ description: 'Ask the others to stop all clocks for a while.' })
export class AskPauseInput extends GameCommandInput {}

@InputType({ description: 'Let the clocks run again.' })
export class ResumeClocksInput extends GameCommandInput {}
