import type { ActOption } from '../../../game/index.js';
import { capital, choice, counted } from '../grammar.js';
import { cardQuoted, placeNamed, priceNamed, rolledFor } from '../naming.js';
import type { QuestionSentences, Told, WaitingSentences } from '../sentences.js';
import { marketOf } from '../telling.js';

/** The one thing that is left to do. */
function single(option: ActOption, told: Told): string {
  const { words } = told;
  const name = capital(placeNamed(told, option.place)?.name ?? option.place);
  switch (option.action) {
    case 'use':
      return `${name}: iskoristi akciju`;
    case 'roll':
      return `${name}: baci ${counted(words, option.dice, words.dice, 'object')}`;
    case 'buyCard':
      return `Kupiti kartu ${cardQuoted(told, option.card)} za ${priceNamed(told, option.price, 'object')}?`;
    case 'buyBuilding':
      return `Izgraditi građevinu za ${priceNamed(told, option.price, 'object')}?`;
  }
}

export const QUESTIONS: QuestionSentences = {
  place: () => 'Postavi svoje ljude',
  act: ({ places }, told) => {
    const [first, ...others] = places;
    if (first !== undefined && others.length === 0) return single(first, told);
    const left = places.map(({ place }) => placeNamed(told, place)?.name ?? place);
    return `Što prvo: ${choice(told.words, left)}?`;
  },
  settle: ({ source, sum, plain, best, split }, told) => {
    const where = rolledFor(told, source, ['karta', 'građevina']);
    const tools = best.yield > plain ? ' Dodati alate?' : '';
    const shares = split ? ' Koliko hrane, a koliko ukrasa?' : '';
    return `${capital(where)}: tvoj je zbroj ${sum}.${tools}${shares}`;
  },
  pickDie: ({ source, dice }, told) =>
    `${capital(told.words.markets[marketOf(told, source)].name)}: izaberi kocku ${choice(told.words, dice.map(String))}`,
  feed: ({ missing }, { words }) => `Nedostaje ${counted(words, missing, words.goods.food)}`,
};

export const WAITING: WaitingSentences = {
  place: (name) => `${name} postavlja ljude`,
  act: (name) => `${name} koristi akcije`,
  settle: (name) => `${name} odlučuje o bacanju`,
  pickDie: (name) => `${name} bira kocku`,
  feed: (name) => `${name} hrani pleme`,
};
