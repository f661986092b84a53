import { runProgram } from './lib/programs.mjs';

const REMINDERS = '--reminders';

/** `npm run chaos -- [name] [options]`: one of the programs in tools/chaos; `moves` unless another one is named. */
export function chaos(args) {
  const others = args.filter((arg) => arg !== REMINDERS);
  if (others.length < args.length) return runProgram('chaos', ['reminders', ...others]);
  return runProgram('chaos', args[0] === undefined || args[0].startsWith('-') ? ['moves', ...args] : args);
}
