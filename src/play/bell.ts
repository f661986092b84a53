/** Something to wait at until it rings. */
export type Bell = Readonly<{
  ring: () => void;
  /** Until it rings, or at once if it has rung since the last wait; at the longest so long. */
  wait: (ms: number) => Promise<void>;
  /** Ends this wait and every later one at once. */
  stop: () => void;
  stopped: () => boolean;
}>;

/** A bell that nobody has rung yet. */
export function createBell(): Bell {
  let [rung, stopped] = [false, false];
  let resume: (() => void) | undefined;

  const wait = async (ms: number): Promise<void> => {
    if (!rung && !stopped)
      await new Promise<void>((done) => {
        const timer = setTimeout(done, ms);
        resume = () => {
          clearTimeout(timer);
          done();
        };
      });
    [rung, resume] = [false, undefined];
  };

  const ring = (): void => {
    rung = true;
    resume?.();
  };
  const stop = (): void => {
    stopped = true;
    resume?.();
  };
  return { ring, wait, stop, stopped: () => stopped };
}

/** What a generator yields that waits at a bell: whoever leaves does not have to wait for its next item. */
export function endedBy<Item>(
  bell: Bell,
  items: AsyncGenerator<Item, void, void>,
): AsyncIterableIterator<Item> {
  const iterator: AsyncIterableIterator<Item> = {
    next: () => items.next(),
    return: async () => {
      bell.stop();
      return items.return();
    },
    [Symbol.asyncIterator]: () => iterator,
  };
  return iterator;
}
