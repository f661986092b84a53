import type { MoreWords } from '../more-words.js';
import { pluralIn } from '../plural.js';

const plural = pluralIn('hr');
const points = (count: number): string =>
  `${count} ${plural(count, { one: 'bod', few: 'boda', other: 'bodova' })}`;

export const profile: MoreWords['profile'] = {
  guest: 'Igra kao gost',
  results: 'Rezultati',
  games: (count) => plural(count, { one: 'igra', few: 'igre', other: 'igara' }),
  wins: (count) => plural(count, { one: 'pobjeda', few: 'pobjede', other: 'pobjeda' }),
  practice: (count) =>
    plural(count, { one: 'igra za vježbu', few: 'igre za vježbu', other: 'igara za vježbu' }),
  cancelled: (count) => plural(count, { one: 'prekinuta', few: 'prekinute', other: 'prekinutih' }),
  reliability: 'Drži se vremena',
  inTime: (percent) => `${percent} % na vrijeme`,
  ofTurns: (count) =>
    `od ${count} ${plural(count, { one: 'poteza', few: 'poteza', other: 'poteza' })} sa satom`,
  tooFew: 'Još je premalo poteza sa satom.',
  places: 'Mjesta',
  place: (place) => `${place}.`,
  times: (place, count) => `${place}. mjesto: ${count}×`,
  finishedGames: 'Završene igre',
  noGames: 'Još nijedna nije odigrana do kraja.',
  onlyPractice: 'Još nijedna: igre za vježbu ovdje nisu navedene.',
  noneToSee: 'Nijedna koju smiješ vidjeti.',
  game: 'Igra',
  result: 'Rezultat',
  ended: 'Kraj',
  placeOf: (place, players, total) => `${place}. mjesto od ${players}, ${points(total)}`,
  won: (total) => `pobjeda, ${points(total)}`,
  more: 'Starije igre',
};
