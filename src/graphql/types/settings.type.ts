import { Field, Int, ObjectType } from 'type-graphql';
import type { HouseRules, Settings } from '../../game/index.js';
import type { TimeView } from '../../views/settings-view.js';
import {
  EditionEnum,
  EntropyEnum,
  ExpansionEnum,
  SeatOrderEnum,
  SpareGreensEnum,
  StarvationEnum,
  TieEnum,
} from '../enums-of-the-table.js';
import { TimeSettingsType } from './time.type.js';

@ObjectType('HouseRules', {
  description: 'Switches of the edition that this table plays otherwise; null where it does not.',
})
export class HouseRulesType implements HouseRules {
  @Field(() => StarvationEnum, { nullable: true, description: 'What it costs when people go hungry.' })
  readonly starvation?: NonNullable<HouseRules['starvation']>;
  @Field(() => Boolean, { nullable: true, description: 'Whether one may hunt more than once in a round.' })
  readonly huntAgain?: boolean;
  @Field(() => SpareGreensEnum, { nullable: true, description: 'How symbols count that one has twice.' })
  readonly spareGreens?: NonNullable<HouseRules['spareGreens']>;
  @Field(() => TieEnum, { nullable: true, description: 'How equal scores are told apart.' })
  readonly tie?: NonNullable<HouseRules['tie']>;
}

@ObjectType('GameSettings', { description: 'What was fixed when the game was opened.' })
export class GameSettingsType {
  @Field(() => EditionEnum, { description: 'The rulebook.' })
  readonly edition!: Settings['edition'];
  @Field(() => ExpansionEnum, { nullable: true, description: 'The expansion, if one is played.' })
  readonly expansion?: NonNullable<Settings['expansion']>;
  @Field(() => Boolean, { description: 'Whether the six older tiles of the expansion are in.' })
  readonly olderTiles!: boolean;
  @Field(() => HouseRulesType, { nullable: true, description: 'Where the table departs from the rulebook.' })
  readonly houseRules?: HouseRules;
  @Field(() => Int, { description: 'How many may sit down.' })
  readonly seats!: number;
  @Field(() => SeatOrderEnum, { description: 'How seats are given out at the start.' })
  readonly order!: Settings['order'];
  @Field(() => EntropyEnum, { description: 'How players put their own chance into the dice.' })
  readonly entropy!: Settings['entropy'];
  @Field(() => Boolean, { description: 'A practice game: bots agree to every undo.' })
  readonly practice!: boolean;
  @Field(() => Boolean, {
    description: 'Whether organisers who do not sit here may see everything while the game runs.',
  })
  readonly fullView!: boolean;
  @Field(() => TimeSettingsType, { nullable: true, description: 'The clocks; null where none run.' })
  readonly time?: TimeView;
  @Field(() => String, { description: 'All of this in one plain line.' })
  readonly words!: string;
  @Field(() => String, { description: 'Rules and pace in few words, as lists show them.' })
  readonly brief!: string;
}
