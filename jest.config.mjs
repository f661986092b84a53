/** Suites run by Node itself (tools/test/native): what one has loaded, the next one in the same process finds loaded. */
export default {
  testEnvironment: '<rootDir>/tools/test/native/environment.mjs',
  runtime: '<rootDir>/tools/test/native/runtime.cjs',
  testMatch: ['<rootDir>/test/**/*.test.ts'],
  testSequencer: '<rootDir>/tools/test/spread.mjs',
  // Copies of the sources for mutation runs lie there.
  modulePathIgnorePatterns: ['<rootDir>/.cairn/'],
};
