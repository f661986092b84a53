const { createRequire } = require('node:module');
const { pathToFileURL } = require('node:url');
const { sourceMaps } = require('./source-maps.cjs');

// Jest's own part, wherever npm has put it.
const Runtime = createRequire(require.resolve('jest-circus/package.json'))('jest-runtime').default;

/** Lets Node load the suites instead of jest, which loads everything anew for each of them. */
module.exports = class NativeRuntime extends Runtime {
  /** The framework counts tests in its module: a new suite, a new module. */
  requireInternalModule(path) {
    delete require.cache[path];
    return require(path);
  }

  unstable_shouldLoadAsEsm() {
    return true;
  }

  async unstable_importModule(path) {
    globalThis.jest = this.jestGlobals.jestObjectFor(path);
    return import(pathToFileURL(path).href);
  }

  getSourceMaps() {
    return sourceMaps;
  }

  /** Jest would hand out modules of its own here, and the process is not only this suite's. */
  installGetBuiltinModule() {}
};
