export const COLOURS = ['red', 'blue', 'green', 'yellow', 'black'] as const;
/** A player's colour also fixes the shape: circle, square, triangle, diamond, hexagon. */
export type Colour = (typeof COLOURS)[number];
/** How somebody is drawn: before the seats are drawn by lot nobody has a colour, only an unpainted stone. */
export type Guise = Colour | 'plain';

/** The guise of a seat by its clockwise number; null before there is one. */
export const guiseOf = (seat: number | null): Guise =>
  seat === null ? 'plain' : (COLOURS[seat - 1] ?? 'plain');
