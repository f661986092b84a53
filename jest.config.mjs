/** swc compiles, tsc checks: a type error fails `npm run typecheck`, which `npm test` runs first. */
const swc = {
  jsc: {
    target: 'es2022',
    parser: { syntax: 'typescript', decorators: true },
    transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    keepClassNames: true,
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
};

export default {
  testEnvironment: 'node',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  testSequencer: '<rootDir>/tools/test/spread.mjs',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': ['@swc/jest', swc] },
  // Copies of the sources for mutation runs lie there.
  modulePathIgnorePatterns: ['<rootDir>/.cairn/'],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
};
