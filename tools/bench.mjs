import { runProgram } from './lib/programs.mjs';

/** `npm run bench -- <name>`: one of the programs in tools/bench. */
export const bench = (args) => runProgram('bench', args);
