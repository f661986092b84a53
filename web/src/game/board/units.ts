import type { CSSProperties } from 'react';

export type Point = readonly [x: number, y: number];
export type Box = Readonly<{ x: number; y: number; width: number; height: number }>;

type Variables = CSSProperties & Readonly<Record<`--${string}`, string | number>>;

/** Puts a box of drawing units over a picture; `.at` turns the variables into lengths. */
export const boxAt = ({ x, y, width, height }: Box): Variables => ({
  '--x': x,
  '--y': y,
  '--w': width,
  '--h': height,
});

/** Puts a point of drawing units, relative to the box it lies in. */
export const pointIn = (box: Box, [x, y]: Point): Variables => ({ '--x': x - box.x, '--y': y - box.y });

/** Puts a row of a given width, relative to the box it lies in. */
export const rowIn = (box: Box, at: Point, width: number): Variables => ({
  ...pointIn(box, at),
  '--w': width,
});
