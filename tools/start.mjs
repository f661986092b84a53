import { build } from './build.mjs';
import { dataFolder, holdFolder } from './lib/folder.mjs';
import { mistake } from './lib/mistake.mjs';
import { stopWithNpm } from './lib/npm-parent.mjs';
import { at, root } from './lib/project.mjs';
import { endOnSignal } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { libcOf, unsupportedPlatform } from './lib/supported.mjs';
import { setup } from './setup.mjs';

/** From a fresh clone to a running Cairn. */
export async function start(args) {
  const bringsDatabase = !process.env.DATABASE_URL;
  const refusal = bringsDatabase && unsupportedPlatform(process.platform, process.arch, libcOf(process));
  if (refusal) throw mistake(refusal);
  if (bringsDatabase) await holdFolder(dataFolder(root, process.env));
  const serveTakesOver = endOnSignal();
  stopWithNpm();
  await setup();
  await build();
  const { main } = await import(at('dist', 'bundle', 'main.js'));
  serveTakesOver();
  process.exitCode = await main(['serve', ...args], say);
}
