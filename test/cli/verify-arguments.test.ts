import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readArguments } from '../../src/cli/verify/arguments.js';
import { headIn } from '../../src/fairness/verify/trust.js';
import { lettersIn } from '../../src/views/sentences/letters.js';
import { verdictWords } from '../../src/views/verdict/verdict-rows.js';
import { LANGUAGES } from '../../src/views/sentences/languages.js';

const HASH = '0'.repeat(62) + 'ab';

describe('a head that was kept', () => {
  it('is read with its number and without', () => {
    expect(headIn(`120:${HASH}`)).toEqual({ version: 120, hash: HASH });
    expect(headIn(HASH)).toEqual({ hash: HASH });
    expect(headIn(` 120 ${HASH} `)).toEqual({ version: 120, hash: HASH });
    for (const wrong of ['', '120', HASH.slice(1), `${HASH}0`, HASH.toUpperCase()])
      expect(headIn(wrong)).toBeUndefined();
  });

  it.each(LANGUAGES)('is read from the very line of a mail, in %s', (language) => {
    const line = lettersIn(language).proof(120, HASH);
    // By the word that verdicts have for it.
    expect(line).toContain(verdictWords(language).event(120));
    expect(headIn(line)).toEqual({ version: 120, hash: HASH });
    expect(headIn(`5 stones, 77 left. ${line}`)).toEqual({ version: 120, hash: HASH });
  });
});

describe('a key to believe', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-keys-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const keysOf = (text: string): unknown => {
    const file = join(folder, 'keys');
    writeFileSync(file, text);
    const wanted = readArguments(['--key', file, 'file'], {});
    return wanted === 'help' ? wanted : wanted.trust.keys;
  };

  it('is taken from a list or a note', () => {
    expect(keysOf(JSON.stringify({ keys: [{ publicKey: HASH }] }))).toEqual([HASH]);
    expect(keysOf(`home: ${HASH}\n`)).toEqual([HASH]);
    expect(() => keysOf('none')).toThrow('There is no public key in');
  });

  it('is not taken from an archive, which would vouch for itself', () => {
    const archive = `${JSON.stringify({ game: 'x', kind: 'cairn/archive/1' })}\n${JSON.stringify({ publicKey: HASH })}\n`;
    expect(() => keysOf(archive)).toThrow('is an archive');
  });
});

describe('the language of a verdict', () => {
  const languageIn = (env: Record<string, string>, ...args: readonly string[]): unknown => {
    const wanted = readArguments([...args, 'file'], env);
    return wanted === 'help' ? wanted : wanted.language;
  };

  it('is what is asked for, else that of the terminal, else English', () => {
    expect(languageIn({ LANG: 'cs_CZ.UTF-8' }, '--language', 'hr')).toBe('hr');
    expect(languageIn({ LC_ALL: 'sk_SK', LANG: 'cs_CZ.UTF-8' })).toBe('sk');
    expect(languageIn({ LC_ALL: '', LC_MESSAGES: 'hr', LANG: 'cs' })).toBe('hr');
    expect(languageIn({ LANG: 'cs_CZ.UTF-8' })).toBe('cs');
    expect([languageIn({}), languageIn({ LANG: 'C' }), languageIn({ LANG: 'de_DE' })]).toEqual([
      'en',
      'en',
      'en',
    ]);
    expect(() => languageIn({}, '--language', 'de')).toThrow('--language must be one of en, cs, sk, hr.');
  });
});
