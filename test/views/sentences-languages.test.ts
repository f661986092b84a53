import { languageFor } from '../../src/views/sentences/languages.js';

describe('the language for', () => {
  it.each([
    ['cs', 'cs'],
    ['sk-SK', 'sk'],
    ['HR_hr', 'hr'],
    ['', 'en'],
    [undefined, 'en'],
    ['de', 'en'],
    ['de-DE,de;q=0.9,sk;q=0.5', 'sk'],
    ['en;q=0.3, cs;q=0.8, hr;q=0.1', 'cs'],
    ['sk, cs', 'sk'],
    ['cs;q=0, hr;q=0.1', 'hr'],
    ['cs;q=x, sk;q=0.2', 'sk'],
    ['*', 'en'],
    ['csb', 'en'],
    [',;,q=1', 'en'],
  ])('%p is %s', (wanted, language) => {
    expect(languageFor(wanted)).toBe(language);
  });
});
