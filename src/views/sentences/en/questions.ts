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
      return `${name}: take what it gives`;
    case 'roll':
      return `${name}: roll ${counted(words, option.dice, words.dice)}`;
    case 'buyCard':
      return `Buy the card ${cardQuoted(told, option.card)} for ${priceNamed(told, option.price)}?`;
    case 'buyBuilding':
      return `Build for ${priceNamed(told, option.price)}?`;
  }
}

export const QUESTIONS: QuestionSentences = {
  place: () => 'Place your people',
  act: ({ places }, told) => {
    const [first, ...others] = places;
    if (first !== undefined && others.length === 0) return single(first, told);
    const left = places.map(({ place }) => placeNamed(told, place)?.name ?? place);
    return `What comes first: ${choice(told.words, left)}?`;
  },
  settle: ({ source, sum, plain, best, split }, told) => {
    const where = rolledFor(told, source, ['card', 'building']);
    const tools = best.yield > plain ? ' Add tools?' : '';
    const shares = split ? ' How much food, how many ornaments?' : '';
    return `${capital(where)}: you rolled ${sum}.${tools}${shares}`;
  },
  pickDie: ({ source, dice }, told) =>
    `${capital(told.words.markets[marketOf(told, source)].name)}: take one die, ${choice(told.words, dice.map(String))}`,
  feed: ({ missing }, { words }) => `${counted(words, missing, words.goods.food)} short`,
};

export const WAITING: WaitingSentences = {
  place: (name) => `${name} is placing people`,
  act: (name) => `${name} is acting`,
  settle: (name) => `${name} is deciding about a roll`,
  pickDie: (name) => `${name} is picking a die`,
  feed: (name) => `${name} is feeding the tribe`,
};
