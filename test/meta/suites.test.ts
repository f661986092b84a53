import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FILES = readdirSync('test', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.ts'),
);
const textOf = (path: string): string => readFileSync(join('test', path), 'utf8');
const isSuite = (path: string): boolean => path.endsWith('.test.ts');

/** What stands at the beginning of a line is done when the file is loaded. */
const REGISTERS = /^(describe|it|test|beforeAll|beforeEach|afterEach|afterAll)\b.*\(/m;

describe('suites of one process share what they load', () => {
  it('so what several load makes tests and hooks when it is called, and not when it is loaded', () => {
    expect(FILES.filter(isSuite).length).toBeGreaterThan(200);
    expect(FILES.filter((path) => !isSuite(path) && REGISTERS.test(textOf(path)))).toEqual([]);
  });

  it('and no suite is loaded by another file', () =>
    expect(
      FILES.filter((path) => /from '[^']*\.test\.js'|import\('[^']*\.test\.js'/.test(textOf(path))),
    ).toEqual([]));

  it('and none runs some of its tests alone', () =>
    expect(FILES.filter((path) => /^\s*(describe|it|test)\.only\b/m.test(textOf(path)))).toEqual([]));
});
