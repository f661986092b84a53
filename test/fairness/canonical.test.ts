import fc from 'fast-check';
import { canonicalJson, whyNotCanonical } from '../../src/fairness/canonical.js';
import { json } from './arbitrary.js';

/** The same value with the keys of every object in the opposite order. */
function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, member]) => [key, reversed(member)] as const)
      .reverse(),
  );
}

const nested = (levels: number): unknown => (levels === 0 ? 1 : [nested(levels - 1)]);

class Point {
  readonly x = 1;
}

describe('canonical JSON', () => {
  it('is JSON that means the same', () =>
    fc.assert(fc.property(json, (value) => expect(JSON.parse(canonicalJson(value))).toEqual(value))));

  it('is its own canonical form', () =>
    fc.assert(
      fc.property(json, (value) => canonicalJson(JSON.parse(canonicalJson(value))) === canonicalJson(value)),
    ));

  it('does not depend on the order of keys', () =>
    fc.assert(fc.property(json, (value) => canonicalJson(reversed(value)) === canonicalJson(value))));

  it.each([
    [
      'keys by UTF-16 code units',
      { '\ufb33': 1, '😀': 2, '€': 3, ö: 4, '1': 5, '\r': 6, '10': 7, '9': 8 },
      '{"\\r":6,"1":5,"10":7,"9":8,"ö":4,"€":3,"😀":2,"\ufb33":1}',
    ],
    [
      'control characters, short form where JSON has one',
      '\b\t\n\f\r\u0001\u001f',
      '"\\b\\t\\n\\f\\r\\u0001\\u001f"',
    ],
    ['quotes and backslashes, but no slash', 'a"b\\c/d', '"a\\"b\\\\c/d"'],
    ['other characters as they are', '\u007f\u2028é😀', '"\u007f\u2028é😀"'],
    ['the largest integers', [9007199254740991, -9007199254740991], '[9007199254740991,-9007199254740991]'],
    ['negative zero as zero', -0, '0'],
    ['empty things', [{}, [], ''], '[{},[],""]'],
    ['booleans', { yes: true, no: false }, '{"no":false,"yes":true}'],
    [
      'a key that JavaScript treats specially',
      JSON.parse('{"__proto__":{"b":1},"a":2}'),
      '{"__proto__":{"b":1},"a":2}',
    ],
    [
      'an object without prototype',
      Object.assign(Object.create(null) as object, { b: 1, a: 2 }),
      '{"a":2,"b":1}',
    ],
    ['an object of another realm', structuredClone({ b: [1], a: { c: 2 } }), '{"a":{"c":2},"b":[1]}'],
  ])('writes %s', (_, value, text) => {
    expect(canonicalJson(value)).toBe(text);
    expect(whyNotCanonical(value)).toBeUndefined();
  });

  it.each([
    ['null', { a: null }, 'value.a is null instead of absent'],
    ['undefined', { a: { b: undefined } }, 'value.a.b is undefined, which JSON does not have'],
    ['nothing at all', undefined, 'value is undefined, which JSON does not have'],
    ['a fraction', [0, 1.5], 'value[1] is not an integer between -2^53 and 2^53'],
    ['not a number', NaN, 'value is not an integer between -2^53 and 2^53'],
    ['infinity', -Infinity, 'value is not an integer between -2^53 and 2^53'],
    ['2^53', { a: [2 ** 53] }, 'value.a[0] is not an integer between -2^53 and 2^53'],
    ['a bigint', 1n, 'value is bigint, which JSON does not have'],
    ['a function', { a: () => 1 }, 'value.a is function, which JSON does not have'],
    ['a symbol', Symbol('a'), 'value is symbol, which JSON does not have'],
    ['U+0000', ['a\0b'], 'value[0] contains U+0000 or a lone surrogate'],
    ['a lone high surrogate', 'a\ud800', 'value contains U+0000 or a lone surrogate'],
    ['a lone low surrogate', '\udc00a', 'value contains U+0000 or a lone surrogate'],
    ['surrogates in the wrong order', '\ude00\ud83d', 'value contains U+0000 or a lone surrogate'],
    ['U+0000 in a key', { a: { 'b\0': 1 } }, 'a key of value.a contains U+0000 or a lone surrogate'],
    ['a lone surrogate in a key', { '\udbff': 1 }, 'a key of value contains U+0000 or a lone surrogate'],
    ['a hole in an array', [1, , 3], 'value[1] is undefined, which JSON does not have'],
    ['a date', { at: new Date(0) }, 'value.at is neither an array nor a plain object'],
    ['a map', new Map([['a', 1]]), 'value is neither an array nor a plain object'],
    ['bytes', Uint8Array.of(1), 'value is neither an array nor a plain object'],
    ['an instance of a class', [new Point()], 'value[0] is neither an array nor a plain object'],
  ])('refuses %s', (_, value, why) => {
    expect(whyNotCanonical(value)).toBe(why);
    expect(() => canonicalJson(value)).toThrow(`not canonical JSON: ${why}`);
  });

  it('refuses what is nested deeper than any event, and circles', () => {
    expect(canonicalJson(nested(32))).toBe(`${'['.repeat(32)}1${']'.repeat(32)}`);
    expect(() => canonicalJson(nested(33))).toThrow('is nested too deeply');
    expect(whyNotCanonical(nested(5_000))).toContain('is nested too deeply');
    const circle: unknown[] = [];
    circle.push(circle);
    expect(whyNotCanonical(circle)).toContain('is nested too deeply');
    expect(() => canonicalJson(circle)).toThrow('is nested too deeply');
  });

  it('names what it was given, and never shows the content', () => {
    expect(() => canonicalJson({ card: 'C07\0' }, 'sealed')).toThrow(
      'not canonical JSON: sealed.card contains U+0000 or a lone surrogate',
    );
  });

  it('is refused by the check exactly when it cannot be written', () =>
    fc.assert(
      fc.property(
        fc.anything({ withNullPrototype: true, withDate: true, withBigInt: true, withSparseArray: true }),
        (value) => {
          const why = whyNotCanonical(value);
          if (why === undefined) expect(JSON.parse(canonicalJson(value))).toBeDefined();
          else expect(() => canonicalJson(value)).toThrow(why);
        },
      ),
    ));
});
