import { runProgram } from './lib/programs.mjs';

/** `npm run pictures`: takes the pictures in docs/pictures anew. */
export const pictures = (args) => runProgram('pictures', ['take', ...args]);
