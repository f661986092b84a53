import type { ActOption } from '../../../game/index.js';
import { capital, choice, counted } from '../grammar.js';
import { cardQuoted, placeNamed, priceNamed, rolledFor } from '../naming.js';
import type { QuestionSentences, Told, WaitingSentences } from '../sentences.js';
import { marketOf } from '../telling.js';

/** The one thing that is left to do. */
function single(option: ActOption, told: Told): string {
  const name = capital(placeNamed(told, option.place)?.name ?? option.place);
  switch (option.action) {
    case 'use':
      return `${name}: proveď akci`;
    case 'roll':
      return `${name}: hoď kostkami (${option.dice})`;
    case 'buyCard':
      return `Koupit kartu ${cardQuoted(told, option.card)} za ${priceNamed(told, option.price, 'object')}?`;
    case 'buyBuilding':
      return `Postavit budovu za ${priceNamed(told, option.price, 'object')}?`;
  }
}

export const QUESTIONS: QuestionSentences = {
  place: () => 'Umísti své figurky',
  act: ({ places }, told) => {
    const [first, ...others] = places;
    if (first !== undefined && others.length === 0) return single(first, told);
    const left = places.map(({ place }) => placeNamed(told, place)?.name ?? place);
    return `Co dřív: ${choice(told.words, left)}?`;
  },
  settle: ({ source, sum, plain, best, split }, told) => {
    const where = rolledFor(told, source, ['karta', 'budova']);
    const tools = best.yield > plain ? ' Přidat nástroje?' : '';
    const shares = split ? ' Kolik jídla a kolik ozdob?' : '';
    return `${capital(where)}: máš hozeno ${sum}.${tools}${shares}`;
  },
  pickDie: ({ source, dice }, told) =>
    `${capital(told.words.markets[marketOf(told, source)].name)}: vyber si kostku ${choice(told.words, dice.map(String))}`,
  feed: ({ missing }, { words }) => `Chybí ${counted(words, missing, words.goods.food)}`,
};

export const WAITING: WaitingSentences = {
  place: (name) => `${name} umísťuje figurky`,
  act: (name) => `${name} provádí akce`,
  settle: (name) => `${name} rozhoduje o hodu`,
  pickDie: (name) => `${name} vybírá kostku`,
  feed: (name) => `${name} krmí kmen`,
};
