const FAN = 6;

/** Markers on their fields; several on one field fan out, so that none hides another, and at the ends of the track inwards. */
export function fanned<Item>(
  items: readonly Item[],
  fieldOf: (item: Item) => number,
  last: number,
): readonly Readonly<{ item: Item; field: number; shift: number }>[] {
  return items.map((item, index) => {
    const field = fieldOf(item);
    const sharing = items.filter((other) => fieldOf(other) === field).length;
    const before = items.slice(0, index).filter((other) => fieldOf(other) === field).length;
    const half = ((sharing - 1) / 2) * FAN;
    const over = Math.max(0, half - FAN);
    const inwards = field === 0 ? over : field === last ? -over : 0;
    return { item, field, shift: before * FAN - half + inwards };
  });
}
