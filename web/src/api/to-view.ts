import type { CrowdPartsFragment, WholeGameFragment } from '../gql/graphql.js';
import {
  SITES,
  VILLAGE,
  type BoardPlace,
  type CardPlace,
  type CardSlot,
  type Crowd,
  type Die,
  type GameView,
  type Good,
  type Opening,
  type Phase,
  type Place,
  type Player,
  type Roll,
  type Site,
  type Stack,
  type StackPlace,
} from '../game/model.js';
import type { Words } from '../words/words.js';
import { camel, toBuilding, toCard, toCardPrice } from './to-content.js';
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
    options.decision.places.map(({ place, min, max, closed }) => [
      place,
      min !== null && max !== null
        ? { open: true, min, max, hint: null }
        : {
            open: false,
            reason: closed?.message ?? '',
            short: short[closed?.code ?? ''] ?? board.closedShort.other,
          },
    ]),
  );
}

function placesOf({ places }: Board, players: Players, openings: Openings): readonly Place[] {
  const shown = places.flatMap(({ id, room, free, good, divisor, crowds }): readonly Place[] => {
    if (!isBoardPlace(id)) return [];
    const yields = good === null || divisor === null ? null : { good: camel(good) as Good, divisor };
    return [
      { id, rings: room, free, yields, crowds: crowdsOf(crowds, players), opening: openings.get(id) ?? null },
    ];
  });
  return [...shown].sort((one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id));
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
    : { site: site satisfies Site, dice: roll.dice as readonly Die[] };
}

/** The terms of a game in a few words: how many play, by which rules. */
export const termsLine = (
  terms: WholeGameFragment['settings'],
  players: number,
  { common, lobby }: Words,
): string =>
  [
    common.players(players),
    lobby.editions[terms.edition],
    ...(terms.expansion === null ? [] : [lobby.expansion]),
  ].join(' · ');

/** The board of a started game as the page shows it; null before the start. */
export function toView(
  game: WholeGameFragment,
  rest: Pick<GameView, 'head' | 'rounds'>,
  words: Words,
): GameView | null {
  const { board } = game;
  if (board === null) return null;
  const players = playersOf(game);
  const openings = openingsOf(game, words);
  return {
    id: game.id,
    title: game.title,
    subtitle: termsLine(game.settings, players.size, words),
    expansion: game.settings.expansion !== null,
    round: board.round,
    phase: camel(board.phase) as Phase,
    version: game.version,
    ...rest,
    tribes: tribesOf(game, words),
    places: placesOf(board, players, openings),
    deck: board.deck,
    cards: cardsOf(board, players, openings),
    stacks: stacksOf(board, players, openings),
    roll: rollOf(board),
    calling: [],
  };
}
