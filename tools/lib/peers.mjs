import { createRequire } from 'node:module';
import { lock } from './lock.mjs';
import { at, has } from './project.mjs';
import { npm, run } from './run.mjs';
import { say, step } from './say.mjs';

const FOLDER = at('tools', 'peers');
// npm writes this list last, when everything is there.
const isInstalled = () => has('tools', 'peers', 'node_modules', '.package-lock.json');

async function install() {
  const [command, args] = npm();
  const flags = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm ci', command, [...args, ...flags], { cwd: FOLDER });
}

/**
 * The packages that Cairn is measured against and with, installed when they are first needed: whoever only plays or
 * tests need not wait for them. The answer resolves a package's name to its file.
 */
export async function peers() {
  const held = await lock(at('.cairn', 'peers.lock'), ({ pid }) =>
    say(`Process ${pid} is installing packages for comparison here; waiting for it …`),
  );
  try {
    if (!isInstalled()) await step('Installing packages for comparison (a minute or two)', install);
  } finally {
    held.release();
  }
  return createRequire(at('tools', 'peers', 'package.json'));
}
