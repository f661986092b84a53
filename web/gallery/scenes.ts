import type { Line } from '../src/game/chronicle/lines.js';
import type { Decision } from '../src/game/decision/decision.js';
import type { GameView, PlaceId, Player } from '../src/game/model.js';
import type { Ordering } from '../src/game/orders/orders.js';
import type { Rolled } from '../src/game/rolled.js';
import type { Notices, TableRequest, Undo } from '../src/game/table.js';
import { acting, base, five, placing } from './boards.js';
import { crowdedScenes } from './crowded.js';
import { DECISIONS } from './decisions.js';
import { ema, jure, marek, zuzana } from './people.js';

/** A fixture of the whole page. */
export type Scene = Readonly<{
  view: GameView;
  decision: Decision;
  lines: readonly Line[];
  seen: number;
  choice?: Readonly<{ place: PlaceId; people: number }>;
  notices?: Partial<Notices>;
  undo?: Undo;
  rolled?: Rolled;
  requests?: readonly TableRequest[];
  orders?: Ordering;
}>;

const ago = (minutes: number): Date => new Date(Date.now() - minutes * 60_000);
const line = (version: number, player: Player, sentence: string, minutes: number): Line => ({
  version,
  kind: 'deed',
  player,
  known: false,
  sentence,
  at: ago(minutes),
  undone: version === 208,
  rolled: null,
});

const lines: readonly Line[] = [
  line(205, zuzana, 'Zuzana sent 1 person to card place 3', 700),
  line(208, marek, 'Marek raised grain to 5 in the field', 74),
  line(209, marek, 'Marek took 3 wood in the forest, with 1 tool', 74),
  line(210, marek, 'Marek bought the card “3 points, music” for 1 wood, +3 points', 73),
  line(211, marek, 'Marek built for 3 wood, +11 points', 72),
  line(213, ema, 'You made a tool at the tool maker: now 2', 0),
  line(214, ema, 'You took 2 food at the hunting ground, with 1 tool', 0),
];

const still = { ...acting, roll: null, calling: [] } as const;
const refusal = { sentence: 'You have sent people to the quarry this round already.', rule: 'R4' };
const market: GameView['market'] = {
  style: false,
  reconstructed: null,
  dice: [6, 4, 2],
  faces: [{ face: 5, benefit: { kind: 'counted', what: 'tool', amount: 1 } }],
  order: [ema, jure, zuzana],
  taken: [{ face: 5, by: marek }],
};

const decisionScenes = Object.fromEntries(
  Object.entries(DECISIONS).map(([name, decision]) => [
    name,
    { view: name === 'market' ? { ...still, market } : still, decision, lines, seen: 205 },
  ]),
);

const done = (): Promise<boolean> => Promise.resolve(true);
const orders: Ordering = {
  kept: {
    placing: [
      { place: 'hut', people: 2, fixed: true, closed: { sentence: 'Somebody stands there.', rule: 'R2' } },
      { place: 'field', people: 1, fixed: true, closed: null },
      { place: 'hunt', people: null, fixed: false, closed: null },
    ],
    market: [6, 5],
    style: [],
    feeding: { pay: ['wood', 'brick'], hungry: false },
    tools: 'suggested',
  },
  choices: {
    places: [
      { place: 'hunt', min: 1, max: 7 },
      { place: 'forest', min: 1, max: 7 },
      { place: 'hut', min: 2, max: 2 },
      { place: 'field', min: 1, max: 1 },
    ],
    payWith: ['wood', 'brick', 'stone', 'gold'],
    mostPlaces: 12,
  },
  ask: () => undefined,
  keep: done,
  clear: done,
  busy: false,
  trouble: null,
};

const decisionOf = (name: string): Decision => DECISIONS[name] ?? { kind: 'look', waiting: null };

export const SCENES: Readonly<Record<string, Scene>> = {
  ...decisionScenes,
  ...crowdedScenes(lines),
  acting: { view: acting, decision: decisionOf('settle'), lines, seen: 205 },
  five: { view: five, decision: decisionOf('settle'), lines, seen: 205 },
  /** The autopilot keeps every seat but mine. */
  kept: {
    view: {
      ...five,
      tribes: five.tribes.map((tribe) => ({
        ...tribe,
        autopilot: !tribe.player.me,
        state: tribe.player.me ? tribe.state : 'autopilot plays',
      })),
    },
    decision: decisionOf('settle'),
    lines,
    seen: 205,
  },
  placing: {
    view: placing,
    decision: decisionOf('place'),
    lines,
    seen: 205,
    choice: { place: 'hunt', people: 2 },
  },
  choose: { view: placing, decision: decisionOf('place'), lines, seen: 205 },
  refused: {
    view: placing,
    decision: decisionOf('place'),
    lines,
    seen: 205,
    choice: { place: 'forest', people: 3 },
    notices: { refusal },
  },
  closed: {
    view: placing,
    decision: decisionOf('place'),
    lines,
    seen: 205,
    notices: { closed: { place: 'quarry', refusal } },
  },
  base: {
    view: base,
    decision: decisionOf('place'),
    lines: lines.slice(0, 3),
    seen: 214,
    choice: { place: 'clayPit', people: 2 },
  },
  waiting: {
    view: still,
    decision: {
      ...{
        kind: 'wait',
        players: [jure],
        asked: 'act',
        next: zuzana,
        fed: null,
        until: ago(-2000),
        brief: false,
      },
      nudges: new Map([[jure.seat, null]]),
    },
    lines,
    seen: 205,
    orders,
    undo: {
      free: true,
      alone: true,
      toVersion: 213,
      sentence: 'You sent 3 people to the forest',
      fresh: true,
    },
    notices: { lostSince: ago(2) },
    requests: [
      { id: 1, kind: 'UNDO', by: marek, about: null, toVersion: 209, missing: [ema, jure], mine: true },
    ],
  },
  together: {
    view: { ...still, phase: 'feeding' },
    decision: {
      ...{ kind: 'wait', players: [marek, jure], asked: 'feed', next: null, until: ago(-2000) },
      fed: { tribes: 4, done: 2 },
      nudges: new Map(),
      brief: false,
    },
    lines,
    seen: 205,
  },
  nudged: {
    view: still,
    decision: {
      ...{ kind: 'wait', players: [jure], asked: 'act', next: zuzana, until: ago(-2000) },
      fed: null,
      nudges: new Map([[jure.seat, ago(-700)]]),
      brief: false,
    },
    lines,
    seen: 205,
    orders,
  },
};
