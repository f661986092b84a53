import { pluralIn } from '../plural.js';
import { signed } from '../signed.js';

const plural = pluralIn('en');
const points = (count: number): string =>
  `${signed(count)} ${plural(count, { one: 'point', other: 'points' })}`;

/** The end: counting up, table, plots. */
export const score = {
  title: 'Final score',
  toScore: 'Final score',
  wins: (name: string, count: number) => `${name} wins with ${points(count)}`,
  youWin: (count: number) => `You win with ${points(count)}`,
  shared: (names: string, count: number) => `${names} share the win with ${points(count)}`,
  summary: (rounds: number, days: number, moves: number) =>
    [
      `${rounds} ${plural(rounds, { one: 'round', other: 'rounds' })}`,
      ...(days > 0 ? [`${days} ${plural(days, { one: 'day', other: 'days' })}`] : []),
      ...(moves > 0 ? [`${moves} ${plural(moves, { one: 'move', other: 'moves' })}`] : []),
    ].join(', '),
  reasons: {
    STACK_EXHAUSTED: 'A building stack ran out.',
    NOT_ENOUGH_CARDS: 'There were too few cards for another round.',
    BY_CONSENT: 'The table agreed to count.',
    LAST_PLAYER_LEFT: 'The others had resigned.',
  },
  tie: (values: string) => `Equal points: grain, tools and people decide, ${values}.`,
  tieToo: (tie: number) => `Equal points, and equal in grain, tools and people: ${tie} each.`,
  countAgain: 'Count again',
  skip: 'Skip',
  rematch: 'Rematch',
  toRematch: 'To the rematch',
  fair: 'Fair and complete',
  notFair: 'Something is wrong here',
  unbroken: (checked: number, of: number) => `History unbroken: ${checked} of ${of} moves`,
  drawnAgain: (draws: number) =>
    `${plural(draws, { one: 'The one draw', other: `All ${draws} draws` })} recomputed from the revealed seed`,
  seedSoon: 'The seed is about to be shown; then the dice can be recomputed',
  told: (notices: number) => `${notices} ${plural(notices, { one: 'notice', other: 'notices' })} on record`,
  download: 'Download archive',
  checkYourself: 'Check it yourself',
  stepThrough: 'Step through the game',
  total: 'Total',
  parts: {
    inPlay: 'In play',
    culture: 'Culture',
    farmers: 'Farmers',
    toolMakers: 'Tool makers',
    hutBuilders: 'Hut builders',
    shamans: 'Shamans',
    traders: 'Traders',
    resources: 'Resources',
  },
  buildings: (count: number) => `${count} ${plural(count, { one: 'building', other: 'buildings' })}`,
  byRound: 'Score by round',
  end: 'end',
  goods: 'Goods gathered',
  luck: 'Luck: pips against the average',
  diceAndPips: (dice: number, pips: number) =>
    `${dice} ${plural(dice, { one: 'die', other: 'dice' })}, ${pips} ${plural(pips, { one: 'pip', other: 'pips' })}`,
  cairnOf: (name: string, total: number) => `${name}: ${points(total)}`,
};
