import { mistake } from '../../tools/lib/mistake.mjs';
import type { Command } from './command.js';

/** A command without words: whoever only asks what it does must not start it. */
export const wordless =
  (usage: string, run: Command): Command =>
  async (context) => {
    const [word] = context.args;
    if (word === undefined) return run(context);
    if (word !== '--help' && word !== '-h') throw Object.assign(mistake(usage), { exitCode: 2 });
    (context.say ?? console.log)(usage);
    return 0;
  };
