/** Something that was started and must not be left behind. */
export type Own = (stop: () => Promise<unknown>) => void;

const CODES = { SIGINT: 130, SIGTERM: 143, SIGHUP: 129 } as const;

/** Runs `work`; whatever it owns is stopped in reverse order at its end, also when it fails or a signal comes. */
export async function cleaningUp<Result>(work: (own: Own) => Promise<Result>): Promise<Result> {
  const stops: (() => Promise<unknown>)[] = [];
  const stopEach = async (): Promise<void> => {
    for (const stop of stops.reverse()) await stop();
  };
  // Work that fails because a signal is stopping what it uses must wait for that, or the rest would be left behind.
  let stopping: Promise<void> | undefined;
  const stopAll = (): Promise<void> => (stopping ??= stopEach());
  const handlers = Object.entries(CODES).map(([signal, code]) => {
    const onSignal = (): void => void stopAll().finally(() => process.exit(code));
    process.once(signal, onSignal);
    return () => process.off(signal, onSignal);
  });
  try {
    return await work((stop) => void stops.push(stop));
  } finally {
    await stopAll();
    for (const off of handlers) off();
  }
}
