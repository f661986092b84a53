import { build } from './build.mjs';
import { at } from './lib/project.mjs';
import { endOnSignal } from './lib/run.mjs';
import { sayOnErrorStream } from './lib/say.mjs';
import { setup } from './setup.mjs';

/** The `cairn` command, installed and built first where that is still to do. */
export async function cairn(args) {
  const commandTakesOver = endOnSignal();
  sayOnErrorStream();
  await setup();
  await build();
  const { main } = await import(at('dist', 'bundle', 'main.js'));
  commandTakesOver();
  process.exitCode = await main(args);
}
