/** Does something again and again in this process, each time so long after the last. The returned function waits for it. */
export function every(
  ms: number,
  work: () => Promise<void>,
  failed: (error: unknown) => void,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let running = Promise.resolve();
  let stopped = false;
  const plan = (): void => {
    if (!stopped) timer = setTimeout(run, ms);
  };
  const run = (): void => {
    running = work().catch(failed).then(plan);
  };
  plan();
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running;
  };
}
