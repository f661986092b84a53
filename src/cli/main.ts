import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Command } from './command.js';
import { projectRoot } from './project.js';

type Entry = Readonly<{ summary: string; load: () => Promise<Readonly<{ run: Command }>> }>;

/** Each command is loaded only when it is called: `cairn --help` needs no database driver. */
const COMMANDS: Readonly<Record<string, Entry>> = {
  serve: {
    summary: 'serve the page and the API (with the worker)',
    load: () => import('./commands/serve.js'),
  },
  worker: { summary: 'run reminders, notices and bots only', load: () => import('./commands/worker.js') },
  reminders: {
    summary: 'say how late reminders are and what has failed for good',
    load: () => import('./commands/reminders.js'),
  },
  migrate: { summary: 'bring the database up to date', load: () => import('./commands/migrate.js') },
  export: { summary: 'write the archive of a game', load: () => import('./commands/export.js') },
  import: {
    summary: 'store games of other servers from their archives, to be read',
    load: () => import('./commands/import.js'),
  },
  verify: {
    summary: 'check archives, without server or database',
    load: () => import('./commands/verify.js'),
  },
  replay: {
    summary: 'play stored games again with this version and report what differs',
    load: () => import('./commands/replay.js'),
  },
  'restore-mark': {
    summary: 'skip draws that may have been seen, after a restored backup',
    load: () => import('./commands/restore-mark.js'),
  },
  account: {
    summary: 'look after accounts: roles, sign-out, new password, deletion',
    load: () => import('./commands/account.js'),
  },
  content: {
    summary: 'check, add and list files that correct cards and tiles',
    load: () => import('./commands/content.js'),
  },
  simulate: {
    summary: 'play games among bots and check the rules',
    load: () => import('./commands/simulate.js'),
  },
};

const usage = (): string => {
  const lines = Object.entries(COMMANDS).map(([name, { summary }]) => `  ${name.padEnd(13)} ${summary}`);
  return ['Usage: cairn <command>', '', ...lines].join('\n');
};

async function help(): Promise<number> {
  const { settingsHelp } = await import('./config.js');
  console.log([usage(), '', 'Settings (environment variables):', ...settingsHelp()].join('\n'));
  return 0;
}

async function version(): Promise<number> {
  const manifest = await readFile(join(projectRoot, 'package.json'), 'utf8');
  console.log(`cairn ${(JSON.parse(manifest) as { version: string }).version}`);
  return 0;
}

/** An expected mistake is shown as its sentence; anything else is a bug and shows where it happened. */
function report(error: unknown): number {
  console.error(error instanceof Error && 'expected' in error ? error.message : error);
  return error instanceof Error && 'exitCode' in error ? Number(error.exitCode) : 1;
}

/** Runs the command named by the first word; gives the exit code. */
export async function main(words: readonly string[], say?: (line: string) => void): Promise<number> {
  const [name = '', ...args] = words;
  if (['--help', '-h', 'help'].includes(name)) return help();
  if (['--version', '-v'].includes(name)) return version();
  const entry = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (entry === undefined) {
    console.error(`${name === '' ? 'No command given' : `There is no command "${name}"`}.\n\n${usage()}`);
    return 2;
  }
  try {
    const { run } = await entry.load();
    return await run({ args, env: process.env, ...(say === undefined ? {} : { say }) });
  } catch (error) {
    return report(error);
  }
}
