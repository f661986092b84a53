import type { CrowdPartsFragment, PrintedPartsFragment, WholeGameFragment } from '../gql/graphql.js';
import {
  SITES,
  VILLAGE,
  type BoardPlace,
  type CardPlace,
  type CardSlot,
  type Crowd,
  type Die,
  type GameView,
  type Market,
  type MarketFaces,
  type Opening,
  type Phase,
  type Place,
  type PlaceId,
  type Player,
  type Roll,
  type Site,
  type Stack,
  type StackPlace,
  type WorkerPlace,
  type Workshop,
} from '../game/model.js';
import type { Words } from '../words/words.js';
import { camel, toBenefit, toBuilding, toCard, toCardPrice, toGood } from './to-content.js';
import { toRefusal } from './to-decision.js';
import { playersOf, tribesOf } from './to-tribe.js';

type Board = NonNullable<WholeGameFragment['board']>;
type Players = ReadonlyMap<number, Player>;
type Openings = ReadonlyMap<string, Opening>;

const ORDER: readonly BoardPlace[] = [...SITES, ...VILLAGE];
const isBoardPlace = (id: string): id is BoardPlace => ORDER.some((place) => place === id);

function crowdsOf(crowds: readonly CrowdPartsFragment[], players: Players): readonly Crowd[] {
  return crowds.flatMap(({ seat, people, done }) => {
    const player = players.get(seat);
    return player === undefined ? [] : [{ player, people: done ? 0 : people, gone: done ? people : 0 }];
  });
}

/** What the server says about every place while I place people; empty otherwise. */
function openingsOf({ options }: WholeGameFragment, { board }: Words): Openings {
  if (options?.decision?.__typename !== 'PlaceDecision') return new Map();
  const short: Readonly<Record<string, string>> = board.closedShort;
  return new Map(
    options.decision.places.flatMap(({ place, closed, ...choice }): readonly [string, Opening][] => {
      if (closed !== null) {
        const words = short[closed.code] ?? board.closedShort.other;
        return [[place, { open: false, refusal: toRefusal(closed), short: words }]];
      }
      const { min, max, expected, affordable } = choice;
      if (min === null || max === null) return [];
      return [[place, { open: true, min, max, expected, tooDear: affordable === 'NO' }]];
    }),
  );
}

function placesOf({ places }: Board, players: Players, openings: Openings): readonly Place[] {
  const shown = places.flatMap(({ id, room, free, good, divisor, crowds }): readonly Place[] => {
    if (!isBoardPlace(id)) return [];
    const yields = good === null || divisor === null ? null : { good: toGood(good), divisor };
    return [
      { id, rings: room, free, yields, crowds: crowdsOf(crowds, players), opening: openings.get(id) ?? null },
    ];
  });
  return [...shown].sort((one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id));
}

function workshopsOf({ places }: Board, players: Players, openings: Openings): readonly Workshop[] {
  return places.flatMap(({ id, kind, owner, room, good, divisor, crowds }): readonly Workshop[] => {
    const whose = owner === null ? undefined : players.get(owner);
    if (kind !== 'WORKER' || whose === undefined || good === null) return [];
    return [
      {
        id: id as WorkerPlace,
        owner: whose,
        rings: room ?? 0,
        yields: { good: toGood(good), divisor: divisor ?? 1 },
        crowds: crowdsOf(crowds, players),
        opening: openings.get(id) ?? null,
      },
    ];
  });
}

function cardsOf({ cardPlaces }: Board, players: Players, openings: Openings): readonly CardSlot[] {
  return [...cardPlaces].reverse().map(({ id, price, card, boughtBy, crowds }) => ({
    id: id as CardPlace,
    ...toCardPrice(price),
    card: card === null ? null : toCard(card),
    boughtBy: boughtBy === null ? null : (players.get(boughtBy) ?? null),
    crowds: crowdsOf(crowds, players),
    opening: openings.get(id) ?? null,
  }));
}

function stacksOf({ stacks }: Board, players: Players, openings: Openings): readonly Stack[] {
  return stacks.map(({ id, left, building, crowds }) => ({
    id: id as StackPlace,
    left,
    building: building === null ? null : toBuilding(building),
    crowds: crowdsOf(crowds, players),
    opening: openings.get(id) ?? null,
  }));
}

function rollOf({ roll }: Board): Roll | null {
  const site = SITES.find((place) => place === roll?.source);
  return roll === null || site === undefined
    ? null
    : { site: site satisfies Site, dice: roll.dice as readonly Die[], sum: roll.sum };
}

const toFaces = (faces: PrintedPartsFragment['markets'][number]['faces']): MarketFaces =>
  faces.map(({ face, benefit }) => ({ face: face as Die, benefit: toBenefit(benefit) }));

/** Dice of an open market; who took the others is only in the history. */
function marketOf({ market }: Board, players: Players, taken: Market['taken']): Market | null {
  if (market === null) return null;
  return {
    style: market.kind === 'STYLE',
    reconstructed: market.sourceWords,
    dice: market.dice as readonly Die[],
    faces: toFaces(market.faces),
    order: market.order.flatMap((seat) => players.get(seat) ?? []),
    taken,
  };
}

/** My places whose action is still to come. */
function callingOf({ options }: WholeGameFragment): readonly PlaceId[] {
  const decision = options?.decision;
  if (decision?.__typename === 'ActDecision') return decision.acting.map(({ place }) => place as PlaceId);
  return decision?.__typename === 'SettleDecision' ? [decision.source as PlaceId] : [];
}

/** The terms of a game in a few words: how many play, by which rules. */
const termsLine = (game: WholeGameFragment, players: number, { common }: Words): string =>
  `${common.players(players)} · ${game.settings.brief}`;

/** What is printed on the board and on its dice. */
export type Printed = Pick<GameView, 'tradeTrack' | 'markets'>;

export const toPrinted = ({ tradeTrack, markets }: PrintedPartsFragment): Printed => ({
  tradeTrack,
  markets: markets.map(({ kind, faces }) => ({ style: kind === 'STYLE', faces: toFaces(faces) })),
});

/** What a view needs besides the game itself: how far its history goes, who took which market die, whose tribe is first, what is printed. */
type Rest = Readonly<{ head: number; taken: Market['taken']; first: number | null; printed: Printed }>;

/** The board of a started game as the page shows it; null before the start. */
export function toView(game: WholeGameFragment, rest: Rest, words: Words): GameView | null {
  const { head, taken, first, printed } = rest;
  const { board } = game;
  if (board === null) return null;
  const players = playersOf(game);
  const openings = openingsOf(game, words);
  return {
    id: game.id,
    title: game.title,
    subtitle: termsLine(game, players.size, words),
    expansion: game.settings.expansion !== null,
    round: board.round,
    phase: camel(board.phase) as Phase,
    version: game.version,
    head,
    tribes: tribesOf(game, words, first),
    places: placesOf(board, players, openings),
    workshops: workshopsOf(board, players, openings),
    ...printed,
    deck: board.deck,
    cards: cardsOf(board, players, openings),
    stacks: stacksOf(board, players, openings),
    roll: rollOf(board),
    market: marketOf(board, players, taken),
    lastRound: board.lastRound,
    calling: callingOf(game),
  };
}
