import { pluralIn } from '../plural.js';

const plural = pluralIn('en');

/** Somebody who plays here, as everybody sees them. */
export const profile = {
  guest: 'Plays as a guest',
  results: 'Results',
  games: (count: number) => plural(count, { one: 'game', other: 'games' }),
  wins: (count: number) => plural(count, { one: 'win', other: 'wins' }),
  practice: (count: number) => plural(count, { one: 'practice game', other: 'practice games' }),
  cancelled: (count: number) => plural(count, { one: 'given up', other: 'given up' }),
  reliability: 'Keeps to the time',
  inTime: (percent: number) => `${percent} % in time`,
  ofTurns: (count: number) => `of ${count} ${plural(count, { one: 'turn', other: 'turns' })} with a clock`,
  tooFew: 'Too few turns with a clock to say.',
  places: 'Places',
  place: (place: number) => `${place}.`,
  times: (place: number, count: number) =>
    `place ${place}: ${count} ${plural(count, { one: 'time', other: 'times' })}`,
  finishedGames: 'Finished games',
  noGames: 'None played to the end yet.',
  onlyPractice: 'None yet: practice games are not listed.',
  noneToSee: 'None that you may see.',
  game: 'Game',
  result: 'Result',
  ended: 'Ended',
  placeOf: (place: number, players: number, points: number) =>
    `place ${place} of ${players}, ${points} points`,
  won: (points: number) => `won, ${points} points`,
  more: 'Older games',
};
