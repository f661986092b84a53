import type { Colour } from '../colours.js';
import type { Crowd, Phase, Place } from '../model.js';
import type { Point } from './units.js';

/** One figure on the board: standing, gone home (footprint), or only chosen so far (preview). */
export type Figure = Readonly<{ colour: Colour; form: 'standing' | 'footprint' | 'preview' }>;

/** Everybody at a place one by one: in order of arrival, then those I am about to send. */
export function figuresAt(
  crowds: readonly Crowd[],
  preview: Figure | null,
  previewed: number,
): readonly Figure[] {
  const there = crowds.flatMap(({ player, people, gone }) => [
    ...Array<Figure>(people).fill({ colour: player.colour, form: 'standing' }),
    ...Array<Figure>(gone).fill({ colour: player.colour, form: 'footprint' }),
  ]);
  return preview === null ? there : [...there, ...Array<Figure>(previewed).fill(preview)];
}

const PER_ROW = 8;

/** Free standing on the hunting ground: two loose rows, so that nobody hides anybody. */
export function huntPoints(count: number): readonly Point[] {
  const rows = count > PER_ROW ? 2 : 1;
  return Array.from({ length: count }, (_, index) => {
    const row = Math.floor(index / PER_ROW);
    const x = 44 + 27 * (index % PER_ROW);
    const y = rows === 1 ? 236 : 222 + 26 * row;
    return [x, y + (index % 2 === 0 ? 0 : 4)];
  });
}

/** More hunters than the plain can hold are counted instead of drawn. */
export const HUNTERS_DRAWN = PER_ROW * 2;

/** How many rings are free, while people are placed; 0 where it matters to nobody, or is closed to me. */
export const freeAt = ({ free, opening }: Pick<Place, 'free' | 'opening'>, phase: Phase): number =>
  phase !== 'placing' || opening?.open === false ? 0 : (free ?? 0);
