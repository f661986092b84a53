import { runProgram } from './lib/programs.mjs';

/** `npm run chaos -- <name>`: one of the programs in tools/chaos. */
export const chaos = (args) => runProgram('chaos', args);
