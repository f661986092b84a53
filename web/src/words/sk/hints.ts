import { pluralIn } from '../plural.js';
import type { Words } from '../words.js';

const plural = pluralIn('sk');

export const hints: Words['hints'] = {
  hunt: (people) =>
    `Tvoj kmeň zje každé kolo ${people} ${plural(people, { one: 'jedlo', few: 'jedlá', other: 'jedál' })}. Lovci prinesú jedlo.`,
  gather: 'Les, hlinisko, kameňolom a rieka dajú suroviny na karty a budovy.',
  village: 'Výrobca nástrojov, chatrč a pole zlepšia každé ďalšie kolo.',
  card: 'Jedna figúrka môže kúpiť kartu: niečo hneď, body na konci.',
  feed: 'Každá figúrka zje jedno jedlo. Čo chýba, stojí suroviny alebo body.',
  whole: 'To je celá hra.',
  keep: 'Nechaj si svoje miesto: založ si účet',
  none: 'Už neradiť',
};
