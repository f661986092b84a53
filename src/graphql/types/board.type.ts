import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Good } from '../../game/index.js';
import type {
  BoardView,
  CardPlaceView,
  CrowdView,
  MarketView,
  PlaceView,
  RollView,
  StackView,
} from '../../views/board-view.js';
import type { BenefitView, BuildingView, CardView, FacesView } from '../../views/content-view.js';
import type { PriceView } from '../../views/price-view.js';
import type { TradeStepsView } from '../../views/printed-view.js';
import type { TribeView } from '../../views/tribe-view.js';
import { GoodEnum, PhaseEnum, PlaceKindEnum } from '../enums-of-the-game.js';
import {
  BenefitType,
  BuildingType,
  CardType,
  FacesType,
  MarketFacesType,
  PriceType,
} from './content.type.js';
import { TribeType } from './tribe.type.js';

@ObjectType('Crowd', { description: 'People of one tribe on one place.' })
export class CrowdType implements CrowdView {
  @Field(() => Int, { description: 'Whose people they are.' })
  readonly seat!: number;
  @Field(() => Int, { description: 'How many.' })
  readonly people!: number;
  @Field(() => Boolean, {
    description: 'They have finished here and walked home; their rings stay taken this round.',
  })
  readonly done!: boolean;
}

@ObjectType('Place', { description: 'A place of the valley or the village, or a worker tile.' })
export class PlaceType implements PlaceView {
  @Field(() => ID, {
    description:
      'toolMaker, hut, field, trader, hunt, forest, clayPit, quarry, river, or the id of a worker tile.',
  })
  readonly id!: string;
  @Field(() => PlaceKindEnum, { description: 'What kind of place it is.' })
  readonly kind!: PlaceView['kind'];
  @Field(() => Int, {
    nullable: true,
    description: 'How many can stand there in all; null where any number can.',
  })
  readonly room?: number;
  @Field(() => Int, {
    nullable: true,
    description: 'How many rings are free this round; null where any number can stand.',
  })
  readonly free?: number;
  @Field(() => GoodEnum, { nullable: true, description: 'What is rolled for here.' })
  readonly good?: Good;
  @Field(() => Int, { nullable: true, description: 'How many pips make one piece.' })
  readonly divisor?: number;
  @Field(() => BenefitType, { nullable: true, description: 'What a village place gives.' })
  readonly benefit?: BenefitView;
  @Field(() => Int, { nullable: true, description: 'Whose worker tile it is.' })
  readonly owner?: number;
  @Field(() => [CrowdType], { description: 'Who stands here this round.' })
  readonly crowds!: readonly CrowdView[];
}

@ObjectType('CardPlace', { description: 'A place in the row of cards.' })
export class CardPlaceType implements CardPlaceView {
  @Field(() => ID, { description: 'card1 to card5: the place people are sent to.' })
  readonly id!: string;
  @Field(() => Int, { description: '1 is the cheapest.' })
  readonly position!: number;
  @Field(() => PriceType, { description: 'What the card costs here this round.' })
  readonly price!: PriceView;
  @Field(() => PriceType, {
    nullable: true,
    description: 'What it costs together with an extra card, where one is offered.',
  })
  readonly withExtra?: PriceView;
  @Field(() => CardType, { nullable: true, description: 'The card; null once it has been bought.' })
  readonly card?: CardView;
  @Field(() => Int, { nullable: true, description: 'Who bought the card of this place this round.' })
  readonly boughtBy?: number;
  @Field(() => [CrowdType], { description: 'Who stands here this round.' })
  readonly crowds!: readonly CrowdView[];
}

@ObjectType('BuildingStack', { description: 'A stack of building tiles.' })
export class BuildingStackType implements StackView {
  @Field(() => ID, { description: 'building1 to building5: the place people are sent to.' })
  readonly id!: string;
  @Field(() => Int, { description: 'From left to right, 1 first.' })
  readonly position!: number;
  @Field(() => BuildingType, {
    nullable: true,
    description: 'The tile on top; null when the stack is empty.',
  })
  readonly building?: BuildingView;
  @Field(() => Int, {
    description: 'Tiles left, the one on top included. Buying the last one ends the game.',
  })
  readonly left!: number;
  @Field(() => [CrowdType], { description: 'Who stands here this round.' })
  readonly crowds!: readonly CrowdView[];
}

@ObjectType('OpenRoll', { description: 'Dice that lie on the table until their player settles them.' })
export class OpenRollType implements RollView {
  @Field(() => Int, { description: 'Who rolled.' })
  readonly seat!: number;
  @Field(() => ID, { description: 'The place or card it was rolled for.' })
  readonly source!: string;
  @Field(() => [Int], { description: 'The dice as they fell.' })
  readonly dice!: readonly number[];
  @Field(() => Int, { description: 'Their sum.' })
  readonly sum!: number;
  @Field(() => GoodEnum, { description: 'What is rolled for.' })
  readonly good!: Good;
  @Field(() => Int, { description: 'How many pips make one piece.' })
  readonly divisor!: number;
}

@ObjectType('OpenMarket', { description: 'Market dice that are being picked.' })
export class OpenMarketType extends FacesType implements MarketView {
  @Field(() => Int, { description: 'Who opened the market and picks first.' })
  readonly buyer!: number;
  @Field(() => ID, { description: 'The card or tile that opened it.' })
  readonly source!: string;
  @Field(() => [Int], { description: 'The dice that are left.' })
  readonly dice!: readonly number[];
  @Field(() => [Int], { description: 'The seats that still pick, the next one first.' })
  readonly order!: readonly number[];
}

@ObjectType('TradeSteps', { description: 'Steps of the trade track on which one ratio holds.' })
export class TradeStepsType implements TradeStepsView {
  @Field(() => Int, { description: 'The first of them.' })
  readonly from!: number;
  @Field(() => Int, { description: 'The last of them.' })
  readonly to!: number;
  @Field(() => Int, { description: 'So many pieces are given.' })
  readonly give!: number;
  @Field(() => Int, { description: 'So many pieces are taken.' })
  readonly take!: number;
}

@ObjectType('Board', {
  description: 'Everything that lies on the table of a started game, as you may see it.',
})
export class BoardType implements BoardView {
  @Field(() => Int, { description: 'The round, from 1.' })
  readonly round!: number;
  @Field(() => PhaseEnum, { description: 'The part of the round.' })
  readonly phase!: BoardView['phase'];
  @Field(() => Int, { description: 'The seat that has the start marker.' })
  readonly start!: number;
  @Field(() => [Int], {
    description:
      'Who is on turn and who follows in this part of the round, placing once round; empty while all feed.',
  })
  readonly turns!: readonly number[];
  @Field(() => Int, { description: 'Cards left in the deck.' })
  readonly deck!: number;
  @Field(() => Boolean, { description: 'A stack is exhausted: the game ends with this round.' })
  readonly lastRound!: boolean;
  @Field(() => ID, {
    description:
      'The address of the tables of cards and buildings in play: SHA-256, as GameStarted names it.',
  })
  readonly tables!: string;
  @Field(() => [TribeType], { description: 'The tribes, seat 1 first.' })
  readonly tribes!: readonly TribeView[];
  @Field(() => [PlaceType], {
    description: 'Village, hunt, gathering places and worker tiles, in board order.',
  })
  readonly places!: readonly PlaceView[];
  @Field(() => [CardPlaceType], { description: 'The row of cards, the cheapest first.' })
  readonly cardPlaces!: readonly CardPlaceView[];
  @Field(() => [BuildingStackType], { description: 'The stacks of buildings.' })
  readonly stacks!: readonly StackView[];
  @Field(() => OpenRollType, { nullable: true, description: 'Dice that wait to be settled.' })
  readonly roll?: RollView;
  @Field(() => OpenMarketType, { nullable: true, description: 'Market dice that are being picked.' })
  readonly market?: MarketView;
  @Field(() => [TradeStepsType], {
    description: 'The ratios over the trade track, from its beginning; empty without the expansion.',
  })
  readonly tradeTrack!: readonly TradeStepsView[];
  @Field(() => [MarketFacesType], { description: 'What the dice of each market give in this game.' })
  readonly markets!: readonly FacesView[];
}
