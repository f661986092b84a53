import type { HappenedFragment, WholeGameFragment } from '../gql/graphql.js';
import type { Line } from '../game/chronicle/lines.js';
import type { Die, Market, Player } from '../game/model.js';
import { playersOf } from './to-tribe.js';

type Payload = HappenedFragment['payload'];
const text = (payload: Payload, key: string): string =>
  typeof payload[key] === 'string' ? payload[key] : '';
const number = (payload: Payload, key: string): number =>
  typeof payload[key] === 'number' ? payload[key] : 0;

/** Steps of the table that the chronicle passes over: what follows them says it all. */
const UNTOLD: ReadonlySet<string> = new Set([
  'TurnPassed',
  'CardsShifted',
  'EntropyRevealed',
  'DrawsSkipped',
]);
const HEADINGS: Readonly<Record<string, Line['kind']>> = { RoundStarted: 'round', PhaseStarted: 'phase' };

/** A request that needed nobody else's consent: what it led to follows in the same breath, and says it all. */
const isGrantedAtOnce = ({ type, version, ordinal, command }: HappenedFragment): boolean =>
  (type === 'RequestMade' && version < command.last) || (type === 'RequestAnswered' && ordinal > 0);

const kindOf = (event: HappenedFragment): Line['kind'] =>
  UNTOLD.has(event.type) || isGrantedAtOnce(event) ? 'step' : (HEADINGS[event.type] ?? 'deed');

/** Whether an event is something that somebody did, and that is worth telling. */
export const isDeed = (event: HappenedFragment): boolean => kindOf(event) === 'deed';

/** The seat an event is about; null for what happens to the whole table. */
export const seatAbout = ({ payload, actor }: HappenedFragment): number | null =>
  typeof payload['seat'] === 'number' ? payload['seat'] : actor.seat;

/** Whom an event is about: by seat number in play, by seat id around the table. */
function aboutWhom(
  game: WholeGameFragment,
  players: ReadonlyMap<number, Player>,
  { payload }: HappenedFragment,
): Player | null {
  const seatId = text(payload, 'seatId');
  const seat =
    seatId === '' ? number(payload, 'seat') : game.seats.find((one) => one.seatId === seatId)?.seat;
  return players.get(seat ?? 0) ?? null;
}

/** Dice are a draw with a number; cards and tiles are too, but only dice are looked into. */
function rolledIn({ payload }: HappenedFragment): Line['rolled'] {
  const { draw, dice } = payload;
  return typeof draw === 'number' && Array.isArray(dice) ? { draw, dice: dice as Die[] } : null;
}

/** Whether this is what I chose by hand: what was drawn, as dice and cards are, was up to chance. */
const isMyChoice = (event: HappenedFragment, seat: number | null): boolean =>
  event.actor.kind === 'SEAT' &&
  event.actor.seat === seat &&
  seatAbout(event) === seat &&
  event.payload['draw'] === undefined;

/** Everything that happened, oldest first, in the server's own sentences. */
export function toLines(game: WholeGameFragment, events: readonly HappenedFragment[]): readonly Line[] {
  const players = playersOf(game);
  const seat = game.mySeat?.seat ?? null;
  return events.map((event) => ({
    version: event.version,
    kind: kindOf(event),
    player: aboutWhom(game, players, event),
    known: isMyChoice(event, seat),
    sentence: event.sentence,
    at: new Date(event.at),
    undone: event.undone,
    rolled: rolledIn(event),
  }));
}

/** Where each round begins in the history. */
export const roundsOf = (
  events: readonly HappenedFragment[],
): readonly Readonly<{ round: number; version: number }>[] =>
  events
    .filter(({ type, undone }) => type === 'RoundStarted' && !undone)
    .map(({ version, payload }) => ({ round: number(payload, 'round'), version }));

/** The first version with a whole board: the game has started, and everything lies in its place. */
export const firstBoard = (events: readonly HappenedFragment[]): number =>
  events.find(({ type }) => type === 'GameStarted')?.command.last ?? 1;

/** Moves that are told. */
export const deedsOf = (events: readonly HappenedFragment[]): readonly number[] =>
  events.filter(isDeed).map(({ version }) => version);

/** Moves that were taken back. */
export const undoneOf = (events: readonly HappenedFragment[]): readonly number[] =>
  events.filter(({ undone }) => undone).map(({ version }) => version);

/** Who took which die of the market that is open at a version. */
export function takenDice(
  game: WholeGameFragment,
  events: readonly HappenedFragment[],
  version: number,
): Market['taken'] {
  const before = events.filter((event) => event.version <= version && !event.undone);
  const opened = before.findLast(({ type }) => type === 'MarketOpened')?.version ?? Infinity;
  const players = playersOf(game);
  return before
    .filter((event) => event.type === 'DieTaken' && event.version > opened)
    .flatMap((event) => {
      const by = players.get(number(event.payload, 'seat'));
      return by === undefined ? [] : [{ face: number(event.payload, 'face') as Die, by }];
    });
}

/** The last version of every turn: after it somebody else acts. */
export function turnsOf(events: readonly HappenedFragment[]): readonly number[] {
  const moves = events.filter(({ version, command }) => version === command.last);
  return moves
    .filter(({ actor }, index) => moves[index + 1]?.actor.seatId !== actor.seatId)
    .map(({ version }) => version);
}
