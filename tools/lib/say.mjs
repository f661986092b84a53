let stream = process.stdout;

/** Commands whose output is data say what they do on the error stream. */
export const sayOnErrorStream = () => (stream = process.stderr);

/** One line for the person who waits. */
export const say = (line) => stream.write(`${line}\n`);

/** Seconds since `start`, for a line of progress. */
export const since = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Says what is being done, says so again every ten seconds, and how long it took. */
export async function step(title, work) {
  const start = performance.now();
  say(`${title} …`);
  const reminder = setInterval(() => say(`${title} … (${since(start)})`), 10_000);
  try {
    const result = await work();
    say(`${title}: done in ${since(start)}`);
    return result;
  } finally {
    clearInterval(reminder);
  }
}
