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
