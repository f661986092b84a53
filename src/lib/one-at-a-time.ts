/** Runs one after the other: whoever asks while it runs is answered by the next run, which begins after they asked. */
export function oneAtATime<Result>(run: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> | undefined;
  let next: Promise<Result> | undefined;
  const begin = (): Promise<Result> => {
    next = undefined;
    const begun = run();
    running = begun;
    const over = (): void => {
      if (running === begun) running = undefined;
    };
    begun.then(over, over);
    return begun;
  };
  return () => {
    if (running === undefined) return begin();
    next ??= running.then(begin, begin);
    return next;
  };
}
