import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { performance } from 'node:perf_hooks';
import { testsOf } from './suite.mjs';

/** What Stryker's instrumented code reads and writes. */
const stryker = (globalThis.__stryker__ ??= {});

const suitesIn = (folder) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(folder, file));

/** How long each file took without a mutant: mutants are run by processes that did not see that. */
const TIMES = resolve('mutation-times.json');

/** The quick ones first: nearly every mutant is caught before the laws over whole games are asked. */
function quickestFirst(files) {
  const times = existsSync(TIMES) ? JSON.parse(readFileSync(TIMES, 'utf8')) : {};
  return files.toSorted((one, other) => (times[one] ?? 0) - (times[other] ?? 0));
}

/**
 * Runs the tests of the rules inside Stryker's own process. Jest would start anew for every mutant and take seconds;
 * here only the modules are new, for every test file as in jest, and a mutant takes a fraction of a second.
 */
class RulesRunner {
  #files = suitesIn(resolve('test/game'));

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun() {
    const coverage = { static: {}, perTest: {} };
    const tests = [];
    for (const file of this.#files) {
      stryker.mutantCoverage = { static: {}, perTest: {} };
      stryker.currentTestId = file;
      const begun = performance.now();
      const failure = await this.#fails(file);
      const timeSpentMs = performance.now() - begun;
      coverage.perTest[file] = stryker.mutantCoverage.perTest[file];
      tests.push({ id: file, name: file, fileName: file, timeSpentMs, ...statusOf(failure) });
    }
    const times = tests.map(({ id, timeSpentMs }) => [id, timeSpentMs]);
    writeFileSync(TIMES, JSON.stringify(Object.fromEntries(times)));
    return { status: 'complete', tests, mutantCoverage: coverage };
  }

  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    Object.assign(stryker, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit && 0 });
    const files = quickestFirst(this.#files).filter((file) => testFilter?.includes(file) ?? true);
    for (const [index, file] of files.entries()) {
      const failure = await this.#fails(file);
      if (hitLimit !== undefined && stryker.hitCount > hitLimit)
        return { status: 'timeout', reason: failure };
      if (failure !== undefined)
        return { status: 'killed', killedBy: [file], failureMessage: failure, nrOfTests: index + 1 };
    }
    return { status: 'survived', nrOfTests: files.length };
  }

  /** The first failure in this file, in words. */
  async #fails(file) {
    let name = file;
    try {
      for (const test of testsOf(file)) {
        name = test.name;
        await test.run();
      }
      return undefined;
    } catch (error) {
      return `${name}: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
}

const statusOf = (failure) =>
  failure === undefined ? { status: 0 } : { status: 1, failureMessage: failure };

export const strykerPlugins = [{ kind: 'TestRunner', name: 'rules', factory: () => new RulesRunner() }];
