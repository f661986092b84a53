import type { MoreWords } from '../more-words.js';
import { pluralIn } from '../plural.js';
import { outOf } from './out-of.js';

const plural = pluralIn('cs');
const points = (count: number): string =>
  `${count} ${plural(count, { one: 'bod', few: 'body', other: 'bodů' })}`;

export const profile: MoreWords['profile'] = {
  guest: 'Hraje jako host',
  results: 'Výsledky',
  games: (count) => plural(count, { one: 'hra', few: 'hry', other: 'her' }),
  wins: (count) => plural(count, { one: 'výhra', few: 'výhry', other: 'výher' }),
  practice: (count) => plural(count, { one: 'cvičná hra', few: 'cvičné hry', other: 'cvičných her' }),
  cancelled: (count) => plural(count, { one: 'nedohraná', few: 'nedohrané', other: 'nedohraných' }),
  reliability: 'Dodržuje čas',
  inTime: (percent) => `${percent} % včas`,
  ofTurns: (count) => `z ${count} ${plural(count, { one: 'tahu', other: 'tahů' })} s hodinami`,
  tooFew: 'Zatím je málo tahů s hodinami.',
  places: 'Umístění',
  place: (place) => `${place}.`,
  times: (place, count) => `${place}. místo: ${count}×`,
  finishedGames: 'Dohrané hry',
  noGames: 'Zatím žádná dohraná.',
  onlyPractice: 'Zatím žádná: cvičné hry tu nejsou uvedené.',
  noneToSee: 'Žádná, kterou smíš vidět.',
  game: 'Hra',
  result: 'Výsledek',
  ended: 'Konec',
  placeOf: (place, players, total) => `${place}. místo ${outOf(players)}, ${points(total)}`,
  won: (total) => `výhra, ${points(total)}`,
  more: 'Starší hry',
};
