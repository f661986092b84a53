import type { ActOption } from '../../../game/index.js';
import { capital, choice, counted, formFor } from '../grammar.js';
import { cardQuoted, placeNamed, priceNamed, rolledFor } from '../naming.js';
import type { QuestionSentences, Told, WaitingSentences } from '../sentences.js';
import { marketOf } from '../telling.js';

/** The one thing that is left to do. */
function single(option: ActOption, told: Told): string {
  const name = capital(placeNamed(told, option.place)?.name ?? option.place);
  switch (option.action) {
    case 'use':
      return `${name}: vyhodnoť akciu`;
    case 'roll':
      return `${name}: hoď kockami (${option.dice})`;
    case 'buyCard':
      return `Kúpiť kartu ${cardQuoted(told, option.card)} za ${priceNamed(told, option.price, 'object')}?`;
    case 'buyBuilding':
      return `Postaviť budovu za ${priceNamed(told, option.price, 'object')}?`;
  }
}

const IS_MISSING = { one: 'Chýba', few: 'Chýbajú', other: 'Chýba' };

export const QUESTIONS: QuestionSentences = {
  place: () => 'Umiestni svoje figúrky',
  act: ({ places }, told) => {
    const [first, ...others] = places;
    if (first !== undefined && others.length === 0) return single(first, told);
    const left = places.map(({ place }) => placeNamed(told, place)?.name ?? place);
    return `Čo skôr: ${choice(told.words, left)}?`;
  },
  settle: ({ source, sum, plain, best, split }, told) => {
    const where = rolledFor(told, source, ['karta', 'budova']);
    const tools = best.yield > plain ? ' Pridať nástroje?' : '';
    const shares = split ? ' Koľko jedla a koľko ozdôb?' : '';
    return `${capital(where)}: máš hodené ${sum}.${tools}${shares}`;
  },
  pickDie: ({ source, dice }, told) =>
    `${capital(told.words.markets[marketOf(told, source)].name)}: vyber si kocku ${choice(told.words, dice.map(String))}`,
  feed: ({ missing }, { words }) =>
    `${formFor(words, missing, IS_MISSING)} ${counted(words, missing, words.goods.food)}`,
};

export const WAITING: WaitingSentences = {
  place: (name) => `${name} umiestňuje figúrky`,
  act: (name) => `${name} vyhodnocuje akcie`,
  settle: (name) => `${name} rozhoduje o hode`,
  pickDie: (name) => `${name} vyberá kocku`,
  feed: (name) => `${name} kŕmi kmeň`,
};
