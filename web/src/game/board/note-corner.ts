/** Where something lies in the window. */
type Rect = Readonly<{ left: number; top: number; width: number; height: number }>;
/** Where a note begins. */
export type Corner = Readonly<{ left: number; top: number }>;

/** What a note must keep to, and what it had better not lie over. */
type Surroundings = Readonly<{ board: Rect; windowHeight: number; keepClear: readonly Rect[] }>;

const MARGIN = 8;
const GAP = MARGIN / 2;

const overlaps = (one: Rect, other: Rect): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/** Below the place, over its lower end, or above it: the first of those that hide least; never beside the board, and inside it if it can. */
export function cornerFor(
  place: Rect,
  note: Pick<Rect, 'width' | 'height'>,
  { board, windowHeight, keepClear }: Surroundings,
): Corner {
  const { width, height } = note;
  const bottom = place.top + place.height;
  const middle = place.left + place.width / 2 - width / 2;
  const left = Math.max(board.left + MARGIN, Math.min(middle, board.left + board.width - width - MARGIN));
  const above = place.top - height - GAP;
  const hidden = (top: number): number =>
    keepClear.filter((each) => overlaps({ left, top, width, height }, each)).length;
  const [best] = [bottom + GAP, bottom - height, above]
    .filter((top) => top >= Math.max(MARGIN, board.top) && top + height + MARGIN <= windowHeight)
    .map((top) => ({ top, hides: hidden(top) }))
    .sort((one, other) => one.hides - other.hides);
  return { left, top: best?.top ?? Math.max(MARGIN, above) };
}
