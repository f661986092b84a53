type Span = Readonly<{ top: number; height: number }>;

/**
 * How far a box is to be scrolled so that a piece of what is in it can be seen: not at all where it can be, else
 * until it is in the middle.
 */
export function scrolledTo(piece: Span, box: Span): number {
  const seen = piece.top >= box.top && piece.top + piece.height <= box.top + box.height;
  return seen ? box.top : Math.max(0, piece.top - (box.height - piece.height) / 2);
}
