const { readFileSync } = require('node:fs');
const { transformSync } = require('@swc/core');

const SWC = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
  },
  module: { type: 'es6' },
  configFile: false,
  swcrc: false,
};

/** A file of TypeScript as Node runs it. swc compiles, tsc checks: a type error fails `npm run typecheck`, which `npm test` runs too. */
exports.compile = (filename, sourceMaps = false) =>
  transformSync(readFileSync(filename, 'utf8'), { ...SWC, filename, sourceMaps });
