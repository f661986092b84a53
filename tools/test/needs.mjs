import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { at } from '../lib/project.mjs';
import { capture } from '../lib/run.mjs';
import { step } from '../lib/say.mjs';

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find((path) => existsSync(path));

const works = (path) =>
  path !== undefined && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;

/** 'debian', 'ubuntu', 'fedora' … on Linux, 'darwin' on a Mac. */
function system() {
  if (process.platform !== 'linux' || !existsSync('/etc/os-release')) return process.platform;
  return /^ID="?([a-z]+)/m.exec(readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'linux';
}

const playwrightsOwn = () => {
  try {
    return createRequire(at('package.json'))('playwright-core').chromium.executablePath();
  } catch {
    return undefined;
  }
};

const firstThatWorks = (paths) => paths.find((path) => path && existsSync(path) && works(path));

const redis = {
  name: 'redis-server',
  variable: 'CAIRN_TEST_REDIS_SERVER',
  find: () => firstThatWorks([process.env.CAIRN_TEST_REDIS_SERVER, onPath('redis-server')]),
  commands: {
    debian: 'apt-get install -y redis-server',
    darwin: 'brew install redis',
    fedora: 'dnf install -y redis',
  },
  otherwise: "install redis-server with your system's package manager",
};

// The shell is Chromium without its windows: a new visitor costs it a third of what the whole program spends.
const BROWSERS = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];
const chromium = {
  name: 'Chromium',
  variable: 'CAIRN_TEST_CHROMIUM',
  find: () =>
    firstThatWorks([
      process.env.CAIRN_TEST_CHROMIUM,
      ...BROWSERS.map(onPath),
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      playwrightsOwn(),
    ]),
  // Ubuntu's own package is a stub for snap, which containers do not have.
  commands: {
    debian: 'apt-get install -y chromium-headless-shell fonts-liberation',
    ubuntu: 'npx playwright-core install --with-deps chromium',
    fedora: 'dnf install -y chromium',
  },
  otherwise: 'npx playwright-core install chromium',
};

function commandFor({ commands, otherwise }) {
  const known = commands[system()] ?? (system() === 'ubuntu' ? commands.debian : undefined);
  return known ?? otherwise;
}

/** The command to tell a person about: with sudo where it needs root. */
export function adviceFor(need) {
  const command = commandFor(need);
  return /^(apt-get|dnf)/.test(command) && process.getuid?.() !== 0 ? `sudo ${command}` : command;
}

const mayInstall = () =>
  process.getuid?.() === 0 &&
  ['debian', 'ubuntu'].includes(system()) &&
  process.env.CAIRN_TEST_INSTALL !== 'off';

async function install(need) {
  const command = commandFor(need);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const wait = '-o DPkg::Lock::Timeout=300';
  const script = command.startsWith('apt-get')
    ? `apt-get ${wait} update -q && ${command.replace('apt-get', `apt-get ${wait} --no-install-recommends -q`)}`
    : command;
  return capture('sh', ['-c', script], { env });
}

/** Whether the system's own packages have it: then it can be installed while ours still are. */
const isOfSystem = (need) => mayInstall() && commandFor(need).startsWith('apt-get');

/** Looks once more when our own packages are there: they know of programs that the system does not. */
async function findAfter(need, packages) {
  await packages;
  return need.find();
}

/** What can be done about a program that is not there. */
const MEANS = { isOfSystem, mayInstall, install };

/** A program that some suites need: its path, or why there is none. As root on Debian and Ubuntu it is installed. */
export async function provide(need, packages, means = MEANS) {
  const { isOfSystem, mayInstall, install } = means;
  if (!isOfSystem(need)) await packages;
  const found = need.find();
  if (found !== undefined) return { path: found };
  const advice = adviceFor(need);
  if (!mayInstall()) return { missing: `${need.name} is not installed here`, advice };
  const { code, output } = await step(`Installing ${need.name} (${commandFor(need)})`, () => install(need));
  const path = need.find() ?? (await findAfter(need, packages));
  if (path !== undefined) return { path };
  const reason = code === 0 ? 'did not help' : `failed (${output.trim().split('\n').at(-1)})`;
  return { missing: `installing ${need.name} ${reason}`, advice };
}

export const provideRedis = (packages) => provide(redis, packages);
export const provideChromium = (packages) => provide(chromium, packages);

/** What suites of these kinds need, by kind; `packages` tells when our own packages are installed. */
export async function providePrograms(kinds, packages) {
  const programs = new Map();
  if (kinds.has('redis')) programs.set('redis', await provideRedis(packages));
  if (kinds.has('browser')) programs.set('browser', await provideChromium(packages));
  return programs;
}
