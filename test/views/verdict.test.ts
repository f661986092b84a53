import type { Difference, Unchecked, Verdict } from '../../src/fairness/verify/verdict.js';
import { LANGUAGES } from '../../src/views/sentences/languages.js';
import {
  differenceRows,
  verdictRows,
  verdictSentences,
  verdictWords,
} from '../../src/views/verdict/verdict-rows.js';

const UNCHECKED: readonly Unchecked[] = [
  { what: 'draws', why: 'SEED_NOT_REVEALED' },
  { what: 'hidden', why: 'PARTS_HIDDEN', count: 3 },
  { what: 'commands', why: 'OTHER_RULES', revision: 71, ours: 72 },
  { what: 'commands', why: 'CONTENT_UNKNOWN', content: 'c0ffee' },
  { what: 'digest', why: 'DIGEST_KEY_UNKNOWN', keyId: 'fade' },
];

const FINE: Verdict = {
  outcome: 'verified',
  game: 'a-game',
  version: 312,
  head: 'beef',
  entropy: 'open',
  signedBy: { keyId: 'cafe', publicKey: 'key', pinned: false },
  digest: '2026-11-18',
  digestRoot: 'babe',
  keptHead: true,
  checks: {
    events: { checked: 312, of: 312 },
    commands: { checked: 150, of: 151 },
    draws: { checked: 84, of: 85 },
    scores: 'same',
    deliveries: 7,
  },
  unchecked: UNCHECKED,
};

/** Every text of a language, with what stands in for facts. */
const textsOf = (language: (typeof LANGUAGES)[number]): readonly string[] => {
  const words = verdictWords(language);
  return [
    ...Object.values(words.outcomes),
    ...Object.values(words.labels),
    ...Object.values(words.reasons),
    ...verdictRows(FINE, words).map(({ text }) => text),
  ];
};

describe.each(LANGUAGES)('verdicts in %s', (language) => {
  it('tell every fact', () => {
    const told = verdictSentences(FINE, language).join('\n');
    const facts = [
      'a-game',
      '312:beef',
      'cafe',
      '150',
      '151',
      '84',
      '85',
      '7',
      '2026-11-18',
      '3',
      '71',
      '72',
    ];
    for (const fact of [...facts, 'c0ffee', 'fade', 'babe', '--key']) expect(told).toContain(fact);
    expect(told).not.toMatch(/undefined|NaN|\[object/);
  });

  it('say who had a say in the draws', () => {
    const words = verdictWords(language);
    const told = (change: Partial<Verdict>): string | undefined =>
      verdictRows({ ...FINE, ...change }, words).find(({ label }) => label === 'entropy')?.text;
    expect(told({ entropy: 'sealed', entropies: { given: 3, of: 4 } })).toMatch(/3 \S+ 4/);
    const others = [
      told({ entropy: 'open', entropies: { given: 2, of: 4 } }),
      told({ entropy: 'sealed', entropies: { given: 0, of: 4 } }),
    ];
    expect(others).toEqual([words.openEntropy, words.noEntropy]);
    expect(told({ entropy: 'open', entropies: { given: 0, of: 4 } })).toBe(words.noEntropy);
  });

  it('do not ask for a key where one was named that is not this one', () => {
    const told = verdictSentences({ ...FINE, difference: { reason: 'UNKNOWN_KEY' } }, language).join('\n');
    expect(told).toContain('cafe');
    expect(told).not.toContain('--key');
  });

  it('say where the first difference is, and both values', () => {
    const difference: Difference = {
      reason: 'DRAW_DIFFERS',
      version: 40,
      line: 41,
      stored: [9, 1],
      expected: [4, 1],
    };
    const rows = differenceRows(difference, verdictWords(language)).map(({ text }) => text);
    expect(rows[0]).toMatch(/ 40, .* 41: .+ \(DRAW_DIFFERS\)$/);
    expect(rows.slice(1)).toEqual(['[9,1]', '[4,1]']);
  });

  it('have no text twice, so that no two reasons read alike', () => {
    const reasons = Object.values(verdictWords(language).reasons);
    expect(new Set(reasons).size).toBe(reasons.length);
  });

  it('are in this language and no other', () => {
    const others = LANGUAGES.filter((other) => other !== language).flatMap(textsOf);
    // Labels and numbers may be alike in languages as close as these; sentences are not.
    const sentences = textsOf(language).filter((text) => text.split(' ').length > 3);
    expect(sentences.filter((text) => others.includes(text))).toEqual([]);
  });
});
