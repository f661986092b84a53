import { handleFrom, nameKey } from '../../src/play/handles.js';

describe('handles', () => {
  it.each([
    ['jan.novak', 'jan.novak'],
    [' Jan_Novak-2 ', 'Jan_Novak-2'],
    ['Ｊａｎ', 'Jan'],
    ['abc', 'abc'],
    ['a'.repeat(24), 'a'.repeat(24)],
  ])('%j is kept as %j', (text, kept) => {
    expect(handleFrom(text)).toBe(kept);
  });

  it.each([
    '',
    'ab',
    'a'.repeat(25),
    'jan novak',
    '.jan',
    'jan-',
    'jan._novak',
    'јаn',
    'jan\u0000',
    'SERVER',
    'Owner',
    'jan@x',
  ])('%j is none', (text) => {
    expect(handleFrom(text)).toBeUndefined();
  });

  it('are the same in every case and width', () => {
    expect(nameKey('ＪＡＮ.Novak')).toBe(nameKey('jan.NOVAK'));
  });
});
