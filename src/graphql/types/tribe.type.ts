import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { FeedingOutlook, Stock } from '../../game/index.js';
import type { BuildingView, CardView } from '../../views/content-view.js';
import type { OneUseToolView, OwnedCardView, ToolView, TribeView } from '../../views/tribe-view.js';
import { BuildingType, CardType, GoodsType } from './content.type.js';

@ObjectType('Tool', { description: 'A tool: adds its value to one roll a round.' })
export class ToolType implements ToolView {
  @Field(() => Int, { description: 'Its slot, 0 to 2: how `settle` names it.' })
  readonly slot!: number;
  @Field(() => Int, { description: 'Pips it adds.' })
  readonly value!: number;
  @Field(() => Boolean, { description: 'Whether it was used this round.' })
  readonly used!: boolean;
}

@ObjectType('OneUseTool', { description: 'A tool from a card: works once in the whole game.' })
export class OneUseToolType implements OneUseToolView {
  @Field(() => ID, { description: 'The card it is.' })
  readonly card!: string;
  @Field(() => Int, { description: 'Pips it adds.' })
  readonly value!: number;
  @Field(() => Boolean, { description: 'Whether it was used.' })
  readonly used!: boolean;
}

@ObjectType('OwnedCard', { description: 'A card a tribe has bought; everybody may see it.' })
export class OwnedCardType implements OwnedCardView {
  @Field(() => CardType, { description: 'The card.' })
  readonly card!: CardView;
  @Field(() => Boolean, { description: 'Whether its upper half was to be used later and has been used.' })
  readonly spent!: boolean;
}

@ObjectType('Feeding', { description: 'How a tribe would be fed if it came to that now.' })
export class FeedingType implements FeedingOutlook {
  @Field(() => Int, { description: 'One food for each person.' })
  readonly owed!: number;
  @Field(() => Int, { description: 'The food it has.' })
  readonly food!: number;
  @Field(() => Int, { description: 'What it will harvest before it feeds; 0 once it has.' })
  readonly harvest!: number;
  @Field(() => Int, { description: 'What would be missing.' })
  readonly missing!: number;
}

@ObjectType('Tribe', { description: 'One tribe as you may see it.' })
export class TribeType implements TribeView {
  @Field(() => Int, { description: 'The seat it belongs to.' })
  readonly seat!: number;
  @Field(() => Int, { description: 'How many people it has.' })
  readonly people!: number;
  @Field(() => Int, { description: 'How many of them are at home.' })
  readonly home!: number;
  @Field(() => GoodsType, { description: 'What it owns.' })
  readonly stock!: Stock;
  @Field(() => Int, { description: 'Points so far; may be negative.' })
  readonly score!: number;
  @Field(() => Int, { description: 'Its step on the agriculture track, 0 to 10.' })
  readonly agriculture!: number;
  @Field(() => Int, {
    nullable: true,
    description: 'Its step on the trade track, 0 to 10; null without the expansion.',
  })
  readonly trade?: number;
  @Field(() => [ToolType], { description: 'Its tools.' })
  readonly tools!: readonly ToolView[];
  @Field(() => [OneUseToolType], { description: 'Tools that work once.' })
  readonly oneUseTools!: readonly OneUseToolView[];
  @Field(() => [OwnedCardType], { description: 'Cards it has bought, in order.' })
  readonly cards!: readonly OwnedCardView[];
  @Field(() => Int, { description: 'How many extra cards lie face down.' })
  readonly extraCount!: number;
  @Field(() => [CardType], {
    description:
      'Those of the extra cards that you may know: your own; all at the end, and in the full view.',
  })
  readonly extraCards!: readonly CardView[];
  @Field(() => [BuildingType], { description: 'Buildings it has bought, in order.' })
  readonly buildings!: readonly BuildingView[];
  @Field(() => Boolean, { description: 'Whether it has made its one trade of this round.' })
  readonly traded!: boolean;
  @Field(() => Boolean, { description: 'Whether it has fed its people this round.' })
  readonly fed!: boolean;
  @Field(() => Boolean, { description: 'Whether its player has resigned.' })
  readonly resigned!: boolean;
  @Field(() => FeedingType, {
    nullable: true,
    description: 'The feeding ahead of it this round; null once it is fed.',
  })
  readonly feeding?: FeedingOutlook;
}
