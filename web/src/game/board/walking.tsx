import { createContext, use, useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { Icon } from '../../art/icon.js';
import type { Colour } from '../colours.js';
import type { Tribe } from '../model.js';
import { arrivedBetween, bandOf, type Grounds } from './arrivals.js';
import type { Point } from './units.js';

const NOBODY: ReadonlySet<string> = new Set();
const WalkContext = createContext(NOBODY);

type Props = Readonly<{ view: Grounds & Readonly<{ version: number }>; children: ReactNode }>;

/** Whoever comes onto the board below walks there: after a move, but neither when one arrives nor when one goes back. */
export function WalkProvider({ view, children }: Props) {
  const [last, see] = useState({ view, walking: NOBODY });
  if (last.view.version !== view.version) {
    see({ view, walking: view.version > last.view.version ? arrivedBetween(last.view, view) : NOBODY });
  }
  // Whatever is shown later shows what has been there already: another tab of the shelf, the board of another width.
  useEffect(() => {
    if (last.walking.size > 0) see((now) => (now === last ? { ...now, walking: NOBODY } : now));
  }, [last]);
  return <WalkContext value={last.walking}>{children}</WalkContext>;
}

/** Whether a piece has come by a move. It is decided once, so that nothing else that happens makes it walk again or stop. */
export function useWalk(place: string, colour: string): boolean {
  const walking = use(WalkContext);
  const [walks] = useState(walking.has(bandOf(place, colour)));
  return walks;
}

const HEIGHT = 452;

/** Where a tribe comes from: the edge of the valley, beside its panel. */
export function homeOf(tribes: readonly Tribe[], colour: string): Point {
  const index = tribes.findIndex(({ player }) => player.colour === colour);
  return [-20, (HEIGHT * (Math.max(index, 0) + 0.5)) / Math.max(tribes.length, 1)];
}

/** The way from one point of the drawing to another, for the style `walks`. */
export const wayFrom = (home: Point, to: Point): CSSProperties =>
  ({ '--from-x': `${home[0] - to[0]}px`, '--from-y': `${home[1] - to[1]}px` }) as CSSProperties;

type WalkingProps = Readonly<{ place: string; colour: Colour; size: number }>;

/** A person who is no part of the drawing: the last few steps are all one sees. */
export function WalkingIcon({ place, colour, size }: WalkingProps) {
  const walks = useWalk(place, colour);
  return <Icon name={`p-${colour}`} size={size} {...(walks ? { className: 'walks' } : {})} />;
}
