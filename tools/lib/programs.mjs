import { existsSync, readdirSync } from 'node:fs';
import { build } from '../build.mjs';
import { setup } from '../setup.mjs';
import { mistake } from './mistake.mjs';
import { stopWithNpm } from './npm-parent.mjs';
import { at } from './project.mjs';
import { endOnSignal } from './run.mjs';

const namesIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith('.js'))
        .map((file) => file.slice(0, -3))
    : [];

/** Runs `tools/<kind>/<name>.ts`, compiled: it exports `run(args)`, which gives the exit code. */
export async function runProgram(kind, [name, ...args]) {
  const programTakesOver = endOnSignal();
  stopWithNpm();
  await setup();
  await build('tools');
  programTakesOver();
  const folder = at('dist', 'dev', 'tools', kind);
  const names = namesIn(folder);
  if (!names.includes(name))
    throw mistake(`Usage: npm run ${kind} -- <name>, with one of: ${names.join(', ')}`);
  const { run } = await import(`${folder}/${name}.js`);
  process.exitCode = await run(args);
}
