/** Statements under way at once: while Postgres answers one, the next is being put together. */
const LANES = 2;
/** One that takes longer waits for something, as for a game that somebody holds: it must not hold up all others. */
const HELD_UP_MS = 100;

export type Lanes = Readonly<{
  isFree: () => boolean;
  /** Takes a lane; what it gives back leaves it. */
  enter: () => () => void;
}>;

/** Lanes for one kind of statement; `onFree` is told whenever there is one again. */
export function createLanes(onFree: () => void): Lanes {
  let free = LANES;
  return {
    isFree: () => free > 0,
    enter: () => {
      free -= 1;
      let inside = true;
      const leave = (): void => {
        if (!inside) return;
        inside = false;
        clearTimeout(heldUp);
        free += 1;
        onFree();
      };
      const heldUp = setTimeout(leave, HELD_UP_MS);
      return leave;
    },
  };
}
