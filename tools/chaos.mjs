import { runProgram } from './lib/programs.mjs';

/** `npm run chaos -- [name] [options]`: one of the programs in tools/chaos; `moves` unless another one is named. */
export const chaos = (args) =>
  runProgram('chaos', args[0] === undefined || args[0].startsWith('-') ? ['moves', ...args] : args);
