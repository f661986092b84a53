import { MOST } from '../content/boxes.js';
import type { Die } from '../luck.js';
import type { Benefit } from '../model/cards.js';
import type { Seat } from '../model/ids.js';
import { nextTool } from '../rules/tools.js';
import { tribeOf } from '../state.js';
import type { OpenMarket, SeenGame, Tribe } from '../state.js';

/** A face that lies there and what it gives; `works` is false where the tribe is at the end of that track already. */
export type FaceOption = Readonly<{ face: Die; benefit: Benefit; works: boolean }>;
export type PickOptions = Readonly<{
  kind: 'pickDie';
  since: number;
  source: string;
  dice: readonly Die[];
  faces: readonly FaceOption[];
}>;

/** The different faces among the dice that are left. */
export function pickOptions(game: SeenGame, seat: Seat, { source, dice, faces }: OpenMarket): PickOptions {
  const tribe = tribeOf(game, seat);
  const different = [...new Set(dice)].sort((one, other) => one - other);
  return {
    kind: 'pickDie',
    since: game.since,
    source,
    dice,
    faces: different.flatMap((face): readonly FaceOption[] => {
      const benefit = game.rules.faces[faces][face - 1];
      return benefit === undefined ? [] : [{ face, benefit, works: works(tribe, benefit) }];
    }),
  };
}

function works(tribe: Tribe, { kind }: Benefit): boolean {
  if (kind === 'tool') return nextTool(tribe) !== undefined;
  if (kind === 'person') return tribe.people < MOST.people;
  if (kind === 'agriculture') return tribe.agriculture < MOST.agriculture;
  return kind !== 'trade' || tribe.trade < MOST.trade;
}
