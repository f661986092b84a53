import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Good, Stock } from '../../game/index.js';
import type {
  BenefitView,
  BuildingView,
  CardView,
  FacesView,
  FaceView,
  LegacyView,
  RowOriginView,
} from '../../views/content-view.js';
import type { PointsView, PriceView } from '../../views/price-view.js';
import {
  BenefitKindEnum,
  CultureEnum,
  LegacyKindEnum,
  MarketKindEnum,
  PointsKindEnum,
  PriceKindEnum,
  ProfessionEnum,
  UnsurePartEnum,
} from '../enums-of-the-content.js';
import { GoodEnum } from '../enums-of-the-game.js';

@ObjectType('Goods', { description: 'An amount of every good, zeros included.' })
export class GoodsType implements Stock {
  @Field(() => Int, { description: 'Pieces of wood.' })
  readonly wood!: number;
  @Field(() => Int, { description: 'Pieces of brick.' })
  readonly brick!: number;
  @Field(() => Int, { description: 'Pieces of stone.' })
  readonly stone!: number;
  @Field(() => Int, { description: 'Pieces of gold.' })
  readonly gold!: number;
  @Field(() => Int, { description: 'Food.' })
  readonly food!: number;
  @Field(() => Int, { description: 'Ornaments; always 0 without the expansion.' })
  readonly ornaments!: number;
}

@ObjectType('Benefit', {
  description: 'What a card, a tile, a place or a market die gives. `kind` says which fields are filled.',
})
export class BenefitType implements BenefitView {
  @Field(() => BenefitKindEnum, { description: 'What sort of effect it is.' })
  readonly kind!: BenefitView['kind'];
  @Field(() => GoodsType, { nullable: true, description: 'The goods it gives.' })
  readonly goods?: Stock;
  @Field(() => Int, { nullable: true, description: 'Points, steps, value, pieces or people: see `kind`.' })
  readonly amount?: number;
  @Field(() => GoodEnum, { nullable: true, description: 'What the dice are rolled for.' })
  readonly good?: NonNullable<BenefitView['good']>;
  @Field(() => Int, { nullable: true, description: 'How many dice are rolled.' })
  readonly dice?: number;
  @Field(() => Int, { nullable: true, description: 'How many pips make one piece.' })
  readonly divisor?: number;
  @Field(() => MarketKindEnum, { nullable: true, description: 'Which faces the market dice have.' })
  readonly market?: NonNullable<BenefitView['market']>;
  @Field(() => String, { description: 'The same in a few words.' })
  readonly words!: string;
}

@ObjectType('Legacy', { description: 'The lower half of a card: what it counts for at the end.' })
export class LegacyType implements LegacyView {
  @Field(() => LegacyKindEnum, { description: 'A symbol of culture, or people.' })
  readonly kind!: LegacyView['kind'];
  @Field(() => CultureEnum, { nullable: true, description: 'The symbol, on cards of culture.' })
  readonly symbol?: NonNullable<LegacyView['symbol']>;
  @Field(() => ProfessionEnum, { nullable: true, description: 'The profession, on cards with people.' })
  readonly profession?: NonNullable<LegacyView['profession']>;
  @Field(() => Int, { nullable: true, description: 'How many people of that profession.' })
  readonly count?: number;
  @Field(() => String, { description: 'The same in a few words.' })
  readonly words!: string;
}

@ObjectType('Price', { description: 'What must be paid. Food never pays.' })
export class PriceType implements PriceView {
  @Field(() => PriceKindEnum, { description: 'How the price is named.' })
  readonly kind!: PriceView['kind'];
  @Field(() => GoodsType, { nullable: true, description: 'Exactly these, when the price is fixed.' })
  readonly goods?: Stock;
  @Field(() => Int, { description: 'The least number of pieces.' })
  readonly min!: number;
  @Field(() => Int, { description: 'The greatest number of pieces.' })
  readonly max!: number;
  @Field(() => Int, { nullable: true, description: 'Of exactly so many different kinds.' })
  readonly kinds?: number;
  @Field(() => [GoodEnum], { description: 'What a payment can be made of.' })
  readonly payWith!: readonly Good[];
  @Field(() => String, { description: 'The same in a few words.' })
  readonly words!: string;
}

@ObjectType('BuildingPoints', { description: 'What a building is worth, depending on what is paid.' })
export class BuildingPointsType implements PointsView {
  @Field(() => PointsKindEnum, { description: 'Where the points come from.' })
  readonly kind!: PointsView['kind'];
  @Field(() => Int, { description: 'The fewest points it can bring.' })
  readonly min!: number;
  @Field(() => Int, { description: 'The most points it can bring.' })
  readonly max!: number;
  @Field(() => GoodsType, {
    nullable: true,
    description: 'Points for each piece that is paid; null where the points are printed.',
  })
  readonly each?: Stock;
}

@ObjectType()
abstract class RowOriginType implements RowOriginView {
  @Field(() => Boolean, { description: 'Whether some printed values are not known and were reconstructed.' })
  readonly reconstructed!: boolean;
  @Field(() => [UnsurePartEnum], { description: 'Which parts were reconstructed.' })
  readonly unsure!: RowOriginView['unsure'];
  @Field(() => String, {
    nullable: true,
    description: 'What was reconstructed, in a few words; null where every value is printed somewhere.',
  })
  readonly sourceWords?: string;
}

@ObjectType('Card', { description: 'A civilisation card.' })
export class CardType extends RowOriginType implements CardView {
  @Field(() => ID, { description: 'Its id in the content tables, as events name it.' })
  readonly id!: string;
  @Field(() => BenefitType, { description: 'The upper half: what its buyer gets.' })
  readonly top!: BenefitView;
  @Field(() => LegacyType, { description: 'The lower half: what it counts for at the end.' })
  readonly bottom!: LegacyView;
}

@ObjectType('Building', { description: 'A building tile.' })
export class BuildingType extends RowOriginType implements BuildingView {
  @Field(() => ID, { description: 'Its id in the content tables, as events name it.' })
  readonly id!: string;
  @Field(() => PriceType, { description: 'What must be paid.' })
  readonly price!: PriceView;
  @Field(() => BuildingPointsType, { description: 'What it is worth.' })
  readonly points!: PointsView;
  @Field(() => BenefitType, {
    nullable: true,
    description: 'What it gives besides points; only in the expansion.',
  })
  readonly effect?: BenefitView;
}

@ObjectType('MarketFace', { description: 'A face of a market die.' })
export class MarketFaceType implements FaceView {
  @Field(() => Int, { description: 'The number on the die.' })
  readonly face!: number;
  @Field(() => BenefitType, { description: 'What it gives.' })
  readonly benefit!: BenefitView;
}

@ObjectType()
export abstract class FacesType implements FacesView {
  @Field(() => MarketKindEnum, { description: 'Which faces the dice have.' })
  readonly kind!: FacesView['kind'];
  @Field(() => [MarketFaceType], { description: 'What each face gives.' })
  readonly faces!: readonly FaceView[];
  @Field(() => Boolean, { description: 'Whether the printed faces are not known and were reconstructed.' })
  readonly reconstructed!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'What was reconstructed, in a few words; null where the faces are printed somewhere.',
  })
  readonly sourceWords?: string;
}

@ObjectType('MarketFaces', { description: 'What the dice of a market give.' })
export class MarketFacesType extends FacesType {}
