import type { TribePartsFragment, WholeGameFragment } from '../gql/graphql.js';
import { COLOURS } from '../game/colours.js';
import type { Player, Tool, Tribe } from '../game/model.js';
import type { Words } from '../words/words.js';
import { toBuilding, toCard, toGoods } from './to-content.js';

/** Everybody at the table by seat number. */
export function playersOf({ seats, mySeat }: WholeGameFragment): ReadonlyMap<number, Player> {
  return new Map(
    seats.flatMap(({ seat, name }) => {
      const colour = seat === null ? undefined : COLOURS[seat - 1];
      if (seat === null || colour === undefined) return [];
      return [[seat, { seat, name, colour, me: mySeat?.seat === seat }]];
    }),
  );
}

function toolsOf({ tools, oneUseTools }: TribePartsFragment): readonly Tool[] {
  return [
    ...tools.map(({ value, used }) => ({ value, used, once: false })),
    ...oneUseTools.filter(({ used }) => !used).map(({ value }) => ({ value, used: false, once: true })),
  ];
}

type Board = NonNullable<WholeGameFragment['board']>;

/** When a tribe acts: after whoever comes before it; those that do not come any more are done. */
function actingState(game: WholeGameFragment, { turns }: Board, seat: number, words: Words): string | null {
  if (!turns.includes(seat)) return words.board.allDone;
  const before = playersOf(game).get(turns.slice(0, turns.indexOf(seat)).at(-1) ?? 0);
  if (before === undefined) return null;
  return before.me ? words.board.actsAfterYou : words.board.actsAfter(before.name);
}

function stateOf(game: WholeGameFragment, tribe: TribePartsFragment, words: Words): string | null {
  const { board } = game;
  const seat = game.seats.find((one) => one.seat === tribe.seat);
  if (tribe.resigned) return words.board.resigned;
  if (seat?.kept === true) return words.board.autopilot;
  if (game.awaiting.some((awaited) => awaited.seat === tribe.seat)) return words.board.onTurn;
  if (board === null || game.result !== null) return null;
  if (board.phase === 'ACTING') return actingState(game, board, tribe.seat, words);
  return board.phase === 'FEEDING' && tribe.fed ? words.board.hasFed : null;
}

function toTribe(game: WholeGameFragment, parts: TribePartsFragment, player: Player, words: Words): Tribe {
  return {
    player,
    starts: game.board?.start === parts.seat,
    autopilot: game.seats.some(({ seat, kept }) => seat === parts.seat && kept),
    score: parts.score,
    stock: toGoods(parts.stock),
    people: { total: parts.people, home: parts.home },
    tools: toolsOf(parts),
    grain: parts.agriculture,
    trade: parts.trade,
    buildings: parts.buildings.map(toBuilding),
    cards: [...parts.cards.map(({ card }) => card), ...parts.extraCards].map(toCard),
    hidden: parts.extraCount - parts.extraCards.length,
    state: stateOf(game, parts, words),
    feeding: parts.feeding,
  };
}

/** All tribes: this seat's first (for onlookers the starting player's), then clockwise. */
export function tribesOf(game: WholeGameFragment, words: Words, seat: number | null): readonly Tribe[] {
  const players = playersOf(game);
  const tribes = (game.board?.tribes ?? []).flatMap((parts) => {
    const player = players.get(parts.seat);
    return player === undefined ? [] : [toTribe(game, parts, player, words)];
  });
  const first = seat ?? game.board?.start ?? 1;
  const inTurn = (seat: number): number => (seat - first + tribes.length) % tribes.length;
  return [...tribes].sort((one, other) => inTurn(one.player.seat) - inTurn(other.player.seat));
}
