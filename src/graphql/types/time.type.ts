import { Field, Int, ObjectType } from 'type-graphql';
import type { TimeView } from '../../views/settings-view.js';
import { TimeSystemEnum, WhenOutEnum } from '../enums-of-time.js';

@ObjectType('TimeSettings', {
  description:
    'The clocks of a table. Time runs only in a player’s awake hours; an hour is a 24th of a day, and a day is one full window of these, however long it is.',
})
export class TimeSettingsType implements TimeView {
  @Field(() => TimeSystemEnum, { description: 'How thinking time is measured.' })
  readonly system!: TimeView['system'];
  @Field(() => Int, { description: 'Hours for each stretch, or in the bank at the start.' })
  readonly hours!: number;
  @Field(() => Int, { nullable: true, description: 'Hours that every stretch adds to the bank.' })
  readonly increment?: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Hours after the deadline before it counts as run out; null = none.',
  })
  readonly grace?: number;
  @Field(() => WhenOutEnum, { description: 'What happens when time runs out.' })
  readonly whenOut!: TimeView['whenOut'];
  @Field(() => Int, { nullable: true, description: 'Time-outs of each player that are excused.' })
  readonly excuses?: number;
  @Field(() => Int, {
    nullable: true,
    description:
      'Stretches in a row that autopilot plays before it keeps the seat; the last one is the first it keeps.',
  })
  readonly keepAfter?: number;
  @Field(() => String, { description: 'All of this in one plain line.' })
  readonly words!: string;
}
