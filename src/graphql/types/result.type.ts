import { Field, Float, Int, ObjectType } from 'type-graphql';
import type { Ranking, ScoreSheet, ScoreTerm } from '../../game/index.js';
import type { ResultView } from '../../views/game-view.js';
import type { ScoreView } from '../../views/score-view.js';
import { EndReasonEnum, ScorePartEnum } from '../enums-of-the-game.js';

@ObjectType('ScoreTerm', {
  description: 'A product in a final score. A part of the score is the sum of its products.',
})
export class ScoreTermType implements ScoreTerm {
  @Field(() => ScorePartEnum, { description: 'The part it belongs to.' })
  readonly part!: ScoreTerm['part'];
  @Field(() => Int, { description: 'So many.' })
  readonly count!: number;
  @Field(() => Int, { description: 'Each counts so much.' })
  readonly times!: number;
}

@ObjectType('Score', { description: 'One tribe’s final score, part by part.' })
export class ScoreType implements ScoreView {
  @Field(() => Int, { description: 'Whose score it is.' })
  readonly seat!: number;
  @Field(() => Int, { description: 'Points made during play.' })
  readonly inPlay!: number;
  @Field(() => Int, { description: 'Symbols of culture.' })
  readonly culture!: number;
  @Field(() => Int, { description: 'Farmers × agriculture.' })
  readonly farmers!: number;
  @Field(() => Int, { description: 'Tool makers × value of the tools.' })
  readonly toolMakers!: number;
  @Field(() => Int, { description: 'Hut builders × buildings.' })
  readonly hutBuilders!: number;
  @Field(() => Int, { description: 'Shamans × people.' })
  readonly shamans!: number;
  @Field(() => Int, { description: 'Traders × trade step.' })
  readonly traders!: number;
  @Field(() => Int, { description: 'One for each resource left.' })
  readonly resources!: number;
  @Field(() => Int, { description: 'The sum of all parts.' })
  readonly total!: ScoreSheet['total'];
  @Field(() => [ScoreTermType], { description: 'How the parts came about; what brings nothing is left out.' })
  readonly terms!: readonly ScoreTerm[];
}

@ObjectType('Ranking', { description: 'A tribe’s place at the end.' })
export class RankingType implements Ranking {
  @Field(() => Int, { description: 'Whose place it is.' })
  readonly seat!: number;
  @Field(() => Int, { description: 'The place; equal ones share it.' })
  readonly rank!: number;
  @Field(() => Int, { description: 'The final score.' })
  readonly total!: number;
  @Field(() => Int, { description: 'What tells equal scores apart.' })
  readonly tie!: number;
}

@ObjectType('GameResult', { description: 'How the game ended.' })
export class GameResultType implements ResultView {
  @Field(() => EndReasonEnum, { description: 'Why it ended.' })
  readonly reason!: ResultView['reason'];
  @Field(() => [RankingType], { description: 'All places, the first one first.' })
  readonly ranking!: readonly Ranking[];
  @Field(() => [Int], { description: 'The seats that won; several may share the win.' })
  readonly winners!: readonly number[];
  @Field(() => [ScoreType], { description: 'The final scores, part by part.' })
  readonly scores!: readonly ScoreView[];
  @Field(() => Float, {
    description: 'What a die shows on average: whoever rolled more in all was lucky.',
  })
  readonly pipsPerDie!: number;
}
