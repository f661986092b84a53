import type { HappenedFragment, WholeGameFragment } from '../gql/graphql.js';
import { toOf } from '../game/decision/place-names.js';
import type { Line, Phase, PlaceId, Player } from '../game/model.js';
import type { Words } from '../words/words.js';
import { playersOf } from './to-tribe.js';

type Payload = HappenedFragment['payload'];
const text = (payload: Payload, key: string): string =>
  typeof payload[key] === 'string' ? payload[key] : '';
const number = (payload: Payload, key: string): number =>
  typeof payload[key] === 'number' ? payload[key] : 0;

type Teller = (payload: Payload, name: string | null, words: Words) => string;

/** How the page tells what happened. Events that are only bookkeeping are not told. */
const TELLERS: Readonly<Record<string, Teller>> = {
  GameOpened: (_payload, _name, { chronicle }) => chronicle.opened,
  GameStarted: (_payload, _name, { chronicle }) => chronicle.started,
  RoundStarted: (payload, _name, { chronicle }) => chronicle.round(number(payload, 'round')),
  PhaseStarted: (payload, _name, { chronicle }) => chronicle.phase[text(payload, 'phase') as Phase],
  PlayerJoined: (_payload, name, { chronicle }) => chronicle.joined(name),
  PlayerLeft: (_payload, name, { chronicle }) => chronicle.left(name),
  EntropyRevealed: (_payload, name, { chronicle }) => chronicle.ready(name),
  PlayerSkipped: (_payload, name, { chronicle }) => chronicle.skipped(name),
  PeoplePlaced: (payload, name, words) =>
    words.chronicle.placed(name, number(payload, 'people'), toOf(text(payload, 'place') as PlaceId, words)),
  MovesUndone: (_payload, name, { chronicle }) => chronicle.undone(name),
};

/** Whom an event is about: by seat number in play, by seat id around the table. */
function aboutWhom(game: WholeGameFragment, { payload }: HappenedFragment): Player | null {
  const seatId = text(payload, 'seatId');
  const seat =
    seatId === '' ? number(payload, 'seat') : game.seats.find((one) => one.seatId === seatId)?.seat;
  return playersOf(game).get(seat ?? 0) ?? null;
}

/** The chronicle, newest first. */
export function toLines(
  game: WholeGameFragment,
  events: readonly HappenedFragment[],
  words: Words,
): readonly Line[] {
  return events
    .flatMap((event): readonly Line[] => {
      const teller = TELLERS[event.type];
      if (teller === undefined) return [];
      const player = aboutWhom(game, event);
      const name = player === null || player.me ? null : player.name;
      const { version, undone } = event;
      return [
        { version, undone, player, at: new Date(event.at), sentence: teller(event.payload, name, words) },
      ];
    })
    .reverse();
}

/** Where each round begins in the history. */
export const roundsOf = (
  events: readonly HappenedFragment[],
): readonly Readonly<{ round: number; version: number }>[] =>
  events
    .filter(({ type, undone }) => type === 'RoundStarted' && !undone)
    .map(({ version, payload }) => ({ round: number(payload, 'round'), version }));
