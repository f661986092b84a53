import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Good } from '../../game/index.js';
import type { BenefitView, BuildingView, CardView, FacesView } from '../../views/content-view.js';
import type { PrintedPlaceView, TradeStepsView } from '../../views/printed-view.js';
import type {
  BuildingCorrectionView,
  CardCorrectionView,
  ContentFileView,
  TablesView,
  WayView,
} from '../../views/tables-view.js';
import { GoodEnum, PlaceKindEnum } from '../enums-of-the-game.js';
import { ExpansionEnum } from '../enums-of-the-table.js';
import { DateTimeScalar } from '../scalars.js';
import { TradeStepsType } from './board.type.js';
import { BenefitType, BuildingType, CardType, MarketFacesType } from './content.type.js';

@ObjectType('PrintedPlace', { description: 'A place as it is printed on the board, whoever stands there.' })
export class PrintedPlaceType implements PrintedPlaceView {
  @Field(() => ID, {
    description: 'toolMaker, hut, field, trader, hunt, forest, clayPit, quarry or river.',
  })
  readonly id!: string;
  @Field(() => PlaceKindEnum, { description: 'What kind of place it is.' })
  readonly kind!: PrintedPlaceView['kind'];
  @Field(() => Int, { description: 'The fewest people that can be sent there.' })
  readonly people!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'How many can stand there in all; null where any number can.',
  })
  readonly room?: number;
  @Field(() => GoodEnum, { nullable: true, description: 'What is rolled for here.' })
  readonly good?: Good;
  @Field(() => Int, { nullable: true, description: 'How many pips make one piece.' })
  readonly divisor?: number;
  @Field(() => BenefitType, { nullable: true, description: 'What a village place gives.' })
  readonly benefit?: BenefitView;
}

@ObjectType('ContentTables', {
  description: 'Every card, building and market face of a way to play, and what its board says.',
})
export class ContentTablesType implements TablesView {
  @Field(() => ID, { description: 'Their address: SHA-256, as GameStarted names it.' })
  readonly hash!: string;
  @Field(() => [CardType], { description: 'All cards.' })
  readonly cards!: readonly CardView[];
  @Field(() => [BuildingType], { description: 'All buildings.' })
  readonly buildings!: readonly BuildingView[];
  @Field(() => [MarketFacesType], { description: 'What the dice of each market give.' })
  readonly markets!: readonly FacesView[];
  @Field(() => [PrintedPlaceType], { description: 'Village, hunt and gathering places, in board order.' })
  readonly places!: readonly PrintedPlaceView[];
  @Field(() => [TradeStepsType], {
    description: 'The ratios over the trade track, from its beginning; empty without the expansion.',
  })
  readonly tradeTrack!: readonly TradeStepsView[];
}

@ObjectType('CardCorrection', { description: 'A card as a content file has it.' })
export class CardCorrectionType implements CardCorrectionView {
  @Field(() => CardType, { description: 'The card.' })
  readonly card!: CardView;
  @Field(() => CardType, {
    nullable: true,
    description: 'The card whose place it takes; null where the file says that a card is right as it is.',
  })
  readonly replaces?: CardView;
}

@ObjectType('BuildingCorrection', { description: 'A building as a content file has it.' })
export class BuildingCorrectionType implements BuildingCorrectionView {
  @Field(() => BuildingType, { description: 'The building.' })
  readonly building!: BuildingView;
  @Field(() => BuildingType, {
    nullable: true,
    description: 'The building whose place it takes; null where the file says that one is right as it is.',
  })
  readonly replaces?: BuildingView;
}

@ObjectType('ContentFileUse', { description: 'Games in which a content file can be played.' })
export class ContentFileUseType implements WayView {
  @Field(() => ExpansionEnum, { nullable: true, description: 'With this expansion, or with none.' })
  readonly expansion?: NonNullable<WayView['expansion']>;
  @Field(() => Boolean, { description: 'With the six older tiles of the expansion.' })
  readonly olderTiles!: boolean;
  @Field(() => ID, { description: 'The address of the tables that result.' })
  readonly tables!: string;
}

@ObjectType('ContentFile', {
  description: 'A file that corrects cards and buildings. Nobody can change it, and it is kept for ever.',
})
export class ContentFileType implements ContentFileView {
  @Field(() => ID, { description: 'Its address: SHA-256. Name it in `contentFile` when you open a game.' })
  readonly hash!: string;
  @Field(() => String, { description: 'What to call it.' })
  readonly title!: string;
  @Field(() => String, { nullable: true, description: 'Where its corrections come from.' })
  readonly note?: string;
  @Field(() => DateTimeScalar, { description: 'When it was added to this server.' })
  readonly addedAt!: Date;
  @Field(() => [CardCorrectionType], { description: 'The cards it has something to say about.' })
  readonly cards!: readonly CardCorrectionView[];
  @Field(() => [BuildingCorrectionType], { description: 'The buildings it has something to say about.' })
  readonly buildings!: readonly BuildingCorrectionView[];
  @Field(() => [MarketFacesType], { description: 'The markets whose faces it corrects.' })
  readonly markets!: readonly FacesView[];
  @Field(() => [ContentFileUseType], { description: 'The games in which it changes something.' })
  readonly ways!: readonly WayView[];
}
