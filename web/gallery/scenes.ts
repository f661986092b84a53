import type { Decision } from '../src/game/decision/decision.js';
import type { GameView, Line, PlaceId, Player } from '../src/game/model.js';
import { acting, base, five, placing } from './boards.js';
import { ema, jure, marek, zuzana } from './people.js';
import { emaTribe } from './tribes.js';

/** A fixture of the whole page. */
export type Scene = Readonly<{
  view: GameView;
  decision: Decision;
  lines: readonly Line[];
  seen: number;
  choice: Readonly<{ place: PlaceId; people: number }> | null;
  lost?: boolean;
  refused?: boolean;
  undo?: boolean;
}>;

const ago = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);
const line = (version: number, player: Player, sentence: string, minutes: number): Line => ({
  version,
  player,
  sentence,
  at: ago(minutes),
  undone: false,
});

const lines: readonly Line[] = [
  line(214, ema, 'You hunted: 3 and a tool make 4, 2 food', 0),
  line(213, ema, 'You made a tool: now 2, 2, 1', 0),
  line(211, marek, 'Marek built for 11 points', 72),
  line(210, marek, 'Marek bought Music for 1 wood, +3', 73),
  line(209, marek, 'Marek cut 3 wood (4, 3, 1 and a tool)', 74),
  line(208, marek, 'Marek sowed: grain 5', 74),
  line(205, zuzana, 'Zuzana sent 1 to the hut builders', 700),
];

const until = new Date(Date.now() + 27 * 3_600_000);

const settle: Decision = {
  kind: 'settle',
  id: 'd214',
  until,
  site: 'quarry',
  dice: [6, 4, 3],
  divisor: 5,
  good: 'stone',
  tools: emaTribe.tools,
  suggested: [0],
  errands: [
    { icon: 'cards', label: 'Time card', amount: 2, any: true },
    { icon: 'hut', label: 'Building', amount: 12, any: false },
  ],
};
const place: Decision = { kind: 'place', id: 'd120', until, home: 3 };
const seen = 205;

export const SCENES: Readonly<Record<string, Scene>> = {
  acting: { view: acting, decision: settle, lines, seen, choice: null },
  five: { view: five, decision: settle, lines, seen, choice: null },
  placing: { view: placing, decision: place, lines, seen, choice: { place: 'hunt', people: 2 } },
  choose: { view: placing, decision: place, lines, seen, choice: null },
  forest: {
    view: placing,
    decision: place,
    lines,
    seen,
    choice: { place: 'forest', people: 3 },
    refused: true,
  },
  base: {
    view: base,
    decision: place,
    lines: lines.slice(0, 3),
    seen: 6,
    choice: { place: 'clayPit', people: 2 },
  },
  waiting: {
    view: { ...acting, roll: null, calling: [] },
    decision: { kind: 'wait', players: [jure], next: zuzana, until, told: null },
    lines,
    seen,
    choice: null,
    undo: true,
    lost: true,
  },
};
