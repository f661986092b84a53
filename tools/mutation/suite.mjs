import { createRequire } from 'node:module';
import { freshRegistry } from './modules.mjs';

const require = createRequire(import.meta.url);
// Jest's own parts, wherever npm has put them.
const ofJest = createRequire(require.resolve('jest-circus/package.json'));
const { bind } = ofJest('jest-each');
const { expect } = ofJest('expect');

// The same examples for every mutant; how small a failing one can be made is of no interest here.
require('fast-check').configureGlobal({ seed: 1, endOnFailure: true });

/** The tests of one file, in modules of their own, as jest would find them. */
export function testsOf(file) {
  const tests = [];
  let path = [];
  const describe = (title, define) => {
    const outer = path;
    path = [...outer, title];
    define();
    path = outer;
  };
  const it = (title, run) => tests.push({ name: [...path, title].join(' '), run });
  describe.each = bind(describe);
  it.each = bind(it, false);
  Object.assign(globalThis, { describe, it, test: it, expect });
  freshRegistry()(file);
  return tests;
}
