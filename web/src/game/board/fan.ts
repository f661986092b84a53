const FAN = 6;

/** Markers on their fields; several on one field fan out, so that none hides another. */
export function fanned<Item>(
  items: readonly Item[],
  fieldOf: (item: Item) => number,
): readonly Readonly<{ item: Item; field: number; shift: number }>[] {
  return items.map((item, index) => {
    const field = fieldOf(item);
    const sharing = items.filter((other) => fieldOf(other) === field).length;
    const before = items.slice(0, index).filter((other) => fieldOf(other) === field).length;
    return { item, field, shift: (before - (sharing - 1) / 2) * FAN };
  });
}
