import type {
  CairnEvent,
  DealtCard,
  Goods,
  MarketKind,
  Phase,
  Seat,
  SeatId,
  TimeOutStep,
} from '../../game/index.js';
import { called, numeral } from './grammar.js';
import { cardQuoted, positionOf } from './naming.js';
import type { Told } from './sentences.js';
import type { Words } from './words.js';

export type EventOf<Type extends CairnEvent['type']> = Extract<CairnEvent, { type: Type }>;
export type Purchase = EventOf<'CardBought'> | EventOf<'BuildingBought'>;
export type Asked = EventOf<'RequestMade'>;
/** What is said behind the news that somebody's time ran out. */
export type TimeOutSentences = Readonly<Record<TimeOutStep, (count: number, words: Words) => string>>;

/** What is said behind something the server did because there was no choice. */
export const automatic = ({ auto }: Readonly<{ auto?: true }>, { words }: Told): string =>
  auto === true ? words.automatic : '';

/** People one after the other, as in an order of play. */
export const names = ({ words, who }: Told, whose: readonly (Seat | SeatId)[]): string =>
  whose.map((each) => called(words, who(each))).join(', ');

/** What dice bring before any tool is added; a hunt may be `shared` between food and ornaments. */
export function yieldOf(
  { dice, divisor, source }: EventOf<'DiceRolled'>,
  { ornaments }: Told,
): Readonly<{ pips: number; amount: number; shared: boolean }> {
  const pips = dice.reduce((sum, die) => sum + die, 0);
  return { pips, amount: Math.floor(pips / divisor), shared: ornaments && source === 'hunt' };
}

/** Whether there is not a single piece. */
export const isNothing = (goods: Goods): boolean => Object.values(goods).every((count) => count === 0);

/** The phases as the rulebooks number them. */
export const phaseNumber = (phase: Phase): number => ({ placing: 1, acting: 2, feeding: 3 })[phase];

/** Cards with the number of their place: "3. “market, writing”". */
export const dealt = (told: Told, cards: readonly DealtCard[]): string =>
  cards.map(({ place, card }) => `${positionOf(place)}. ${cardQuoted(told, card)}`).join(', ');

/** Cards one after the other. */
export const quoted = (told: Told, cards: readonly string[]): string =>
  cards.map((card) => cardQuoted(told, card)).join(', ');

/** Totals one after the other: "Ema 220, Marek 207". */
export const totals = ({ words, who }: Told, { scores }: EventOf<'ScoresCounted'>): string =>
  scores.map(({ seat, total }) => `${called(words, who(seat))} ${numeral(total)}`).join(', ');

/** The score of whoever came first. */
export const bestTotal = ({ ranking }: EventOf<'GameEnded'>): number =>
  ranking.find(({ rank }) => rank === 1)?.total ?? 0;

/** Whether moves of others than the one who went back were taken back too. */
export const tookBackOthers = ({ seat, seats }: EventOf<'MovesUndone'>): boolean =>
  seats.some((each) => each !== seat);

/** Which market a card or a building opens. */
export function marketOf(told: Told, source: string): MarketKind {
  const benefit = told.card(source)?.top ?? told.tile(source)?.effect;
  return benefit?.kind === 'market' ? benefit.faces : 'market';
}
