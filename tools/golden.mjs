import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { at } from './lib/project.mjs';
import { endOnSignal } from './lib/run.mjs';
import { whenSupported } from './lib/supported.mjs';
import { setup } from './setup.mjs';

/** Records games among bots in test/golden, where each file is a test: `node tools/golden.mjs --seed winter …`. */
async function golden(args) {
  const commandTakesOver = endOnSignal();
  await setup();
  await build();
  const { main } = await import(at('dist', 'cli', 'main.js'));
  commandTakesOver();
  process.exitCode = await main(['simulate', '--games', '1', ...args, '--record', at('test', 'golden')]);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  whenSupported(process, () => golden(process.argv.slice(2)));
