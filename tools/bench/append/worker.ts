import { RUN_UP, type Contestant, type Heat, type Lane, type Timed, type Urls } from './contestant.js';

/** Runs one contestant in this process: asked for a heat over IPC, it answers how long the heat took. */
async function serve(name: string, urls: Urls): Promise<void> {
  const module = (await import(`./${name}.js`)) as {
    contestant: (urls: Urls) => Contestant | Promise<Contestant>;
  };
  const { lane } = await module.contestant(urls);
  process.on('message', (heat: Heat) => {
    run(lane, heat)
      .catch((error: unknown): Timed => ({
        failed: error instanceof Error ? (error.stack ?? '') : String(error),
      }))
      .then((timed) => process.send?.(timed), fail);
  });
  process.send?.('ready');
}

async function run(lane: Contestant['lane'], { scripts }: Heat): Promise<Timed> {
  const lanes: Lane[] = [];
  for (const script of scripts) lanes.push(await lane(script));
  await runAll(lanes.map((each) => each.slice(0, RUN_UP)));
  const start = performance.now();
  await runAll(lanes.map((each) => each.slice(RUN_UP)));
  return { seconds: (performance.now() - start) / 1000 };
}

/** All games at once, each one call after the other. */
const runAll = (lanes: readonly Lane[]): Promise<unknown> =>
  Promise.all(
    lanes.map(async (lane) => {
      for (const append of lane) await append();
    }),
  );

function fail(error: unknown): void {
  console.error(error);
  process.exit(1);
}

// A parent that was killed must not leave us waiting.
process.once('disconnect', () => process.exit(0));
const [name = '', urls = ''] = process.argv.slice(2);
serve(name, JSON.parse(urls) as Urls).catch(fail);
