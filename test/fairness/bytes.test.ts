import fc from 'fast-check';
import {
  concat,
  expectLength,
  fromHex,
  isHex,
  tag,
  toHex,
  u32,
  u8,
  utf8,
  uuidBytes,
} from '../../src/fairness/bytes.js';

describe('bytes', () => {
  it('ends a tag with one zero byte', () => expect([...tag('ab')]).toEqual([97, 98, 0]));

  it('writes numbers with the most significant byte first', () => {
    expect([...u8(255)]).toEqual([255]);
    expect([...u32(0x01020304)]).toEqual([1, 2, 3, 4]);
    expect([...u32(0xfffffffe)]).toEqual([255, 255, 255, 254]);
  });

  it.each([-1, 256, 1.5, NaN])('does not squeeze %p into one byte', (value) =>
    expect(() => u8(value)).toThrow('does not fit one byte'),
  );

  it.each([-1, 2 ** 32, 0.5, Infinity])('does not squeeze %p into four bytes', (value) =>
    expect(() => u32(value)).toThrow('does not fit four bytes'),
  );

  it('joins parts in order', () =>
    expect([...concat(u8(1), new Uint8Array(0), utf8('é'), u8(2))]).toEqual([1, 0xc3, 0xa9, 2]));

  it('reads back the hexadecimal it writes', () =>
    fc.assert(
      fc.property(fc.uint8Array(), (bytes) => expect([...fromHex(toHex(bytes))]).toEqual([...bytes])),
    ));

  it('writes lower-case hexadecimal', () => expect(toHex(Uint8Array.of(0, 10, 171, 255))).toBe('000aabff'));

  it.each(['0', 'AB', '0g', ' 00', '0x00', '００', '00\n'])(
    'refuses %j as hexadecimal, without repeating it',
    (text) => {
      expect(() => fromHex(text)).toThrow(/^not lower-case hexadecimal of whole bytes$/);
      expect(isHex(text, text.length / 2)).toBe(false);
    },
  );

  it('knows hexadecimal of a given length', () => {
    expect(isHex('00ff', 2)).toBe(true);
    expect(isHex('00ff', 3)).toBe(false);
  });

  it('reads a UUID', () =>
    expect(toHex(uuidBytes('00112233-4455-4677-8899-aabbccddeeff'))).toBe(
      '00112233445546778899aabbccddeeff',
    ));

  it.each([
    '',
    '00112233445546778899aabbccddeeff',
    '00112233-4455-4677-8899-AABBCCDDEEFF',
    '{00112233-4455-4677-8899-aabbccddeeff}',
    '00112233-4455-4677-8899-aabbccddeef',
    '00112233-4455-4677-8899-aabbccddeeff0',
    '00112233-4455-4677-8899-aabbccddeeff\n',
    '0011223-34455-4677-8899-aabbccddeeff',
  ])('refuses %j as a UUID', (text) =>
    expect(() => uuidBytes(text)).toThrow(`not a UUID in lower case: ${JSON.stringify(text)}`),
  );

  it('says how many bytes are wanted', () => {
    expect(() => expectLength(new Uint8Array(31), 32, 'a seed')).toThrow('a seed must have 32 bytes, not 31');
    expect(() => expectLength(new Uint8Array(32), 32, 'a seed')).not.toThrow();
  });
});
