import type { MoreWords } from '../more-words.js';
import { pluralIn } from '../plural.js';
import { outOf } from './out-of.js';

const plural = pluralIn('sk');
const points = (count: number): string =>
  `${count} ${plural(count, { one: 'bod', few: 'body', other: 'bodov' })}`;

export const profile: MoreWords['profile'] = {
  guest: 'Hrá ako hosť',
  results: 'Výsledky',
  games: (count) => plural(count, { one: 'hra', few: 'hry', other: 'hier' }),
  wins: (count) => plural(count, { one: 'výhra', few: 'výhry', other: 'výhier' }),
  practice: (count) => plural(count, { one: 'cvičná hra', few: 'cvičné hry', other: 'cvičných hier' }),
  cancelled: (count) => plural(count, { one: 'nedohraná', few: 'nedohrané', other: 'nedohraných' }),
  reliability: 'Dodržiava čas',
  inTime: (percent) => `${percent} % včas`,
  ofTurns: (count) => `z ${count} ${plural(count, { one: 'ťahu', other: 'ťahov' })} s hodinami`,
  tooFew: 'Zatiaľ je málo ťahov s hodinami.',
  places: 'Umiestnenia',
  place: (place) => `${place}.`,
  times: (place, count) => `${place}. miesto: ${count}×`,
  finishedGames: 'Dohrané hry',
  noGames: 'Zatiaľ žiadna dohraná.',
  onlyPractice: 'Zatiaľ žiadna: cvičné hry tu nie sú uvedené.',
  noneToSee: 'Žiadna, ktorú smieš vidieť.',
  game: 'Hra',
  result: 'Výsledok',
  ended: 'Koniec',
  placeOf: (place, players, total) => `${place}. miesto ${outOf(players)}, ${points(total)}`,
  won: (total) => `výhra, ${points(total)}`,
  more: 'Staršie hry',
};
