import { createRequire } from 'node:module';

// Jest's own parts, wherever npm has put them.
const ofCircus = createRequire(createRequire(import.meta.url).resolve('jest-circus/package.json'));
const ofRuntime = createRequire(ofCircus.resolve('jest-runtime'));
const { ModuleMocker } = ofRuntime('jest-mock');
const { ModernFakeTimers } = ofRuntime('@jest/fake-timers');

/** Where jest keeps what belongs to one suite. */
const OF_ONE_SUITE = [Symbol.for('EVENT_HANDLERS'), Symbol.for('TEST_TIMEOUT_SYMBOL'), 'jest'];

/** What a suite, or jest for it, changes in the process and the next one must not find changed. */
const presentState = () => ({
  env: { ...process.env },
  folder: process.cwd(),
  exit: process.exit,
  console: globalThis.console,
});

/**
 * Suites run in the process itself and not each in a context of its own: modules that one of them has loaded, the next
 * one finds loaded. Loading was a third of what all suites took.
 */
export default class NativeEnvironment {
  global = globalThis;
  moduleMocker = new ModuleMocker(globalThis);
  #before = presentState();

  constructor({ projectConfig: config }) {
    this.fakeTimersModern = new ModernFakeTimers({ config, global: globalThis });
  }

  async setup() {}

  async teardown() {
    const { env, folder, exit, console } = this.#before;
    this.fakeTimersModern.dispose();
    for (const name of Object.keys(process.env))
      if (!(name in env)) Reflect.deleteProperty(process.env, name);
    Object.assign(process.env, env);
    if (process.cwd() !== folder) process.chdir(folder);
    process.exit = exit;
    globalThis.console = console;
    for (const key of OF_ONE_SUITE) Reflect.deleteProperty(globalThis, key);
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  /** There is none: see above. */
  getVmContext() {
    return null;
  }
}
