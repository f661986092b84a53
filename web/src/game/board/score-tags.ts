import { signed } from '../../words/signed.js';

/** Points that the track has no field for, written over it: where the middle of the writing is, and how wide it may be. */
export type Tag = Readonly<{ x: number; width: number; text: string }>;
type Marker = Readonly<{ x: number; score: number; hundreds: number }>;

const LETTER = 7;
const tagAt = (x: number, text: string): Tag => ({ x, text, width: LETTER * text.length + 4 });

/** Where one tag ends and the next may begin. */
const endOf = ({ x, width }: Tag): number => x + width / 2;

/** All scores below 0 wait on one field: what they are, from the lowest to the highest. */
function belowZero(markers: readonly Marker[], left: number): readonly Tag[] {
  const scores = markers.map(({ score }) => score).filter((score) => score < 0);
  if (scores.length === 0) return [];
  const ends = new Set([Math.min(...scores), Math.max(...scores)]);
  const { text, width } = tagAt(0, [...ends].map(signed).join(' … '));
  return [{ text, width, x: left + width / 2 }];
}

/** What is written over the markers from left to right: hundreds that lie behind, and scores below 0. None covers another. */
export function tagsOf(
  markers: readonly Marker[],
  { left, right }: Readonly<{ left: number; right: number }>,
) {
  const beyond = markers.filter(({ hundreds }) => hundreds > 0).sort((one, other) => one.x - other.x);
  return beyond.reduce<readonly Tag[]>(
    (tags, { x, hundreds }) => {
      const tag = tagAt(x, `+${hundreds * 100}`);
      const before = tags.at(-1);
      const half = tag.width / 2;
      const from = before === undefined ? left : endOf(before);
      if (before?.text === tag.text && x - half < from) return tags;
      return [...tags, { ...tag, x: Math.min(Math.max(x, from + half), right - half) }];
    },
    belowZero(markers, left),
  );
}

/** Whether something at a point of the track has room beside what is written over it. */
export const isClear = (tags: readonly Tag[], at: number, width: number): boolean =>
  tags.every(({ x, width: taken }) => Math.abs(x - at) >= (taken + width) / 2);
