import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { EDITIONS } from '../../src/game/index.js';
import type { EditionId } from '../../src/game/index.js';

/** So many worked examples the rulebooks have of each kind: P01 … P14 and so on. */
const EXAMPLES = { P: 14, V: 5, G: 9, K: 10, H: 5, T: 6, F: 4, S: 14, Z: 3 } as const;
/** Where the expansion differs from the base game: E1 … E8. */
const DIFFERENCES = 8;
/** The sentences of our rules: R1 … R40. */
const SENTENCES = 40;

/** Where an example does not hold: whoever may hunt again is not told that he may not. */
const NOT_IN: Readonly<Record<string, readonly EditionId[]>> = { P04: ['cs-classic', 'sk-classic'] };

const numbered = (kind: string, count: number, digits = 1): readonly string[] =>
  Array.from({ length: count }, (_, index) => `${kind}${String(index + 1).padStart(digits, '0')}`);
const examples = [
  ...Object.entries(EXAMPLES).flatMap(([kind, count]) => numbered(kind, count, 2)),
  ...numbered('E', DIFFERENCES),
];
const sentences = numbered('R', SENTENCES);

const LISTING = join(import.meta.dirname, '..', '..', 'tools', 'mutation', 'names.mjs');
const names = JSON.parse(
  execFileSync(process.execPath, [LISTING], { encoding: 'utf8' }),
) as readonly string[];

const idsIn = (name: string): readonly string[] => name.match(/\b(?:[PVGKHTFSZ]\d{2}|E\d|R\d{1,2})\b/g) ?? [];
const idsOf = (chosen: readonly string[]): ReadonlySet<string> => new Set(chosen.flatMap(idsIn));

describe('the tests of the rules', () => {
  it.each(EDITIONS)(
    'try every example of the rulebooks, and every difference of the expansion, in %s',
    (edition) => {
      const tried = idsOf(names.filter((name) => name.includes(edition)));
      const holding = examples.filter((id) => NOT_IN[id]?.includes(edition) !== true);
      expect(holding.filter((id) => !tried.has(id))).toEqual([]);
    },
  );

  it('try every sentence of the rules', () => {
    const tried = idsOf(names);
    expect(sentences.filter((id) => !tried.has(id))).toEqual([]);
  });

  it('name no example and no sentence that does not exist', () => {
    const known = [...examples, ...sentences];
    expect([...idsOf(names)].filter((id) => !known.includes(id))).toEqual([]);
  });
});
