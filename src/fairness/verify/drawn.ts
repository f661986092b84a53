import type { CairnEvent, Luck, SeatId, Table } from '../../game/index.js';
import type { Draw } from '../draws.js';

/** What chance brought in one event: dice, or members of a set. `picked` is undefined where only others may see it. */
export type Drawn =
  | Readonly<{ kind: 'dice'; draw: number; dice: readonly number[] }>
  | Readonly<{
      kind: 'pick';
      draw: number;
      from: readonly string[];
      count: number;
      picked: readonly string[] | undefined;
    }>;

type Drawing = Extract<CairnEvent, { draw?: number }>;
type Picking = Exclude<Drawing, { dice: readonly number[] }>;
type Pick = Readonly<{ from: readonly string[]; picked: readonly string[] | undefined }>;

/** What this event drew, at this table; undefined if it drew nothing. */
export function drawnIn(event: CairnEvent, table: Table): Drawn | undefined {
  if (!('draw' in event)) return undefined;
  const { draw } = event;
  if ('dice' in event) return { kind: 'dice', draw, dice: event.dice };
  const { from, picked } = pickIn(event, table);
  return { kind: 'pick', draw, from, picked, count: picked?.length ?? 1 };
}

function pickIn(event: Picking, { game, seats }: Table): Pick {
  const { undrawnCards = [], unseenTiles = [] } = game ?? {};
  switch (event.type) {
    case 'CardsDealt':
      return { from: undrawnCards, picked: event.cards.map(({ card }) => card) };
    case 'TileTurned':
      return { from: unseenTiles, picked: [event.tile] };
    case 'CardDrawn':
      return { from: undrawnCards, picked: event.sealed && [event.sealed.card] };
    case 'GameStarted': {
      // Seats are known to chance by their order of joining, "1"…"n".
      const joined = (id: SeatId): number => seats.findIndex(({ seatId }) => seatId === id) + 1;
      return {
        from: seats.map((_, index) => String(index + 1)),
        picked: event.seats.map((id) => String(joined(id))),
      };
    }
  }
}

/** What the draw brings if it is made again. */
export const redrawn = (drawn: Drawn, stream: Draw): readonly (string | number)[] =>
  drawn.kind === 'dice' ? stream.dice(drawn.dice.length) : stream.pick(drawn.from, drawn.count);

/** What was recorded; undefined where it is hidden. */
export const recordedResult = (drawn: Drawn): readonly (string | number)[] | undefined =>
  drawn.kind === 'dice' ? drawn.dice : drawn.picked;

/** Stands for a card that only its owner may know. */
const HIDDEN = '?';

/** The rules asked chance for something else than was recorded. */
export class OtherDraw extends Error {
  override readonly name = 'OtherDraw';
}

/** Luck that gives again what was recorded, and nothing that could not have been drawn. */
export function recordedLuck(drawns: readonly Drawn[], firstDraw: number): Luck {
  let next = 0;
  const take = (): Readonly<{ draw: number; drawn: Drawn | undefined }> => {
    const taken = { draw: firstDraw + next, drawn: drawns[next] };
    next += 1;
    return taken;
  };
  return {
    roll: (count) => {
      const { draw, drawn } = take();
      if (drawn?.kind !== 'dice' || drawn.dice.length !== count || !drawn.dice.every(isFace))
        throw new OtherDraw();
      return { draw, dice: drawn.dice };
    },
    pick: (from, count) => {
      const { draw, drawn } = take();
      if (drawn?.kind !== 'pick' || drawn.count !== count) throw new OtherDraw();
      const picked = drawn.picked ?? [HIDDEN];
      if (drawn.picked !== undefined && !isPickOf(picked, from)) throw new OtherDraw();
      return { draw, picked };
    },
  };
}

const isFace = (die: number): boolean => Number.isInteger(die) && die >= 1 && die <= 6;

const isPickOf = (picked: readonly string[], from: readonly string[]): boolean =>
  new Set(picked).size === picked.length && picked.every((each) => from.includes(each));
