import type { Line } from '../src/game/chronicle/lines.js';
import type { Card, GameView, Opening } from '../src/game/model.js';
import { acting, five, placing } from './boards.js';
import { DECISIONS } from './decisions.js';
import type { Scene } from './scenes.js';

const still = { ...acting, roll: null, calling: [] } as const;
const taken: Opening = {
  open: false,
  refusal: { sentence: 'Two places of the village are taken.', rule: 'R4' },
  short: 'village full',
};
const once = { value: 4, used: false, once: true };

/** Five tribes with so many points, the first ones with more tools and cards than ever had room. */
const standing = (view: GameView, scores: readonly number[]): GameView => ({
  ...view,
  places: view.places.map((place) => ({ ...place, opening: taken })),
  deck: 0,
  tribes: view.tribes.map((tribe, index) => ({
    ...tribe,
    player: { ...tribe.player, name: index === 0 ? 'Anna Nováková' : tribe.player.name },
    score: scores[index] ?? 0,
    grain: 0,
    trade: 0,
    hidden: 12,
    tools: [...tribe.tools.filter((tool) => !tool.once), once, once],
  })),
});

/** Moments at which there is least room. */
export function crowdedScenes(lines: readonly Line[]): Readonly<Record<string, Scene>> {
  const here = { lines, seen: 205 };
  const { card, tradeChosen, place, settle } = DECISIONS;
  if (card === undefined || tradeChosen === undefined || place === undefined) return {};
  const undo = {
    ...{ free: false, alone: true, toVersion: 213, fresh: false },
    sentence: 'You rolled 2, 3, 1 in the forest: 6 pips, enough for 2 wood',
  };
  const rolled = {
    ...{ version: 214, source: 'forest', sum: 6, fell: 'You rolled 2, 3, 1' },
    dice: [2, 3, 1],
    brought: ['You took 2 wood in the forest (no choice)'],
  } as const;
  const shaman: Card = {
    id: 'C20',
    benefit: { kind: 'roll', resource: 'stone', dice: 2 },
    legacy: { kind: 'people', profession: 'shaman', count: 1 },
    reconstructed: null,
  };
  const totals = still.tribes.map(({ player }, index) => ({ player, total: 413 - 79 * index }));
  const winners = totals.slice(0, 1).map(({ player }) => player);
  return {
    over: { ...here, view: still, decision: { kind: 'over', winners, cancelled: false, totals } },
    cardRoll: {
      ...here,
      view: still,
      decision: settle?.kind === 'settle' ? { ...settle, source: { card: shaman } } : place,
    },
    justRolled: { ...here, view: still, decision: card, undo, rolled },
    taking: { ...here, view: still, decision: tradeChosen, undo },
    below: { ...here, view: standing(five, [-30, -10, -30, 104, 85]), decision: place },
    atZero: { ...here, view: standing(five, []), decision: place },
    villageFull: { ...here, view: standing(placing, [-30, -10, 104]), decision: place },
  };
}
