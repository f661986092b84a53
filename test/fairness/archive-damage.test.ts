import type { StoredEvent } from '../../src/game/index.js';
import { createVerifier } from '../../src/fairness/verify/verify.js';
import {
  archiveOf,
  digestOf,
  isRefuted,
  OTHER_SIGNER,
  shortGame,
  SIGNER,
  verify,
} from '../support/archives.js';
import { LONG } from '../support/long.js';

const DELIVERY = {
  kind: 'delivery',
  at: '2026-11-17T08:00:00.000Z',
  channel: 'email',
  notice: 'yourTurn',
  result: 'sent',
  seat: 1,
} as const;

let events: readonly StoredEvent[];
let archive: string;
let bytes: Uint8Array;
let lines: readonly string[];

beforeAll(async () => {
  events = await shortGame();
  archive = await archiveOf(events, { deliveries: [DELIVERY], digest: digestOf(events) });
  bytes = new TextEncoder().encode(archive);
  lines = archive.trimEnd().split('\n');
});

const textOf = (changed: readonly string[]): string => changed.map((line) => `${line}\n`).join('');

/** All that are taken for whole, by what was done to them. */
const unnoticed = (changes: Iterable<readonly [string, string | Uint8Array]>): readonly string[] =>
  [...changes].filter(([, changed]) => !isRefuted(changed)).map(([what]) => what);

describe('a small archive', () => {
  it('is small, has every kind of line, and is verified', () => {
    expect(bytes.length).toBeLessThanOrEqual(8 * 1024);
    for (const kind of ['cairn/archive/1', 'event', 'delivery', 'scores', 'digest', 'trailer'])
      expect(lines.filter((line) => line.includes(`"kind":"${kind}"`)).length).toBeGreaterThan(0);
    expect(verify(archive, { keys: [SIGNER.publicKey] })).toMatchObject({
      outcome: 'verified',
      digest: '2026-11-17',
      signedBy: { keyId: SIGNER.keyId, pinned: true },
      checks: { draws: { checked: 4, of: 4 }, scores: 'same', deliveries: 1 },
      // The bot gave none.
      entropies: { given: 1, of: 2 },
      unchecked: [],
    });
  });

  it('is verified however its bytes are cut into pieces', () => {
    for (const piece of [1, 2, 7, 64, 100_000]) expect(verify(archive, {}, piece).outcome).toBe('verified');
  });

  // One bit of every byte, another one from byte to byte; in the long version all eight.
  const rounds = LONG ? [0, 1, 2, 3, 4, 5, 6, 7] : [0];
  it.each(rounds)('shows a flipped bit in any of its bytes (round %i)', (round) => {
    const missed: number[] = [];
    for (let at = 0; at < bytes.length; at += 1) {
      const changed = bytes.slice();
      changed[at] = (changed[at] ?? 0) ^ (1 << ((at + round) % 8));
      if (!isRefuted(changed)) missed.push(at);
    }
    expect(missed).toEqual([]);
  });

  it('shows a missing byte, wherever it ends', () => {
    // One verifier for all: whatever it has read so far, the file might end there.
    const verifier = createVerifier();
    const outcomes = Array.from(bytes, (byte) => {
      const { outcome } = verifier.verdict();
      verifier.push(Uint8Array.of(byte));
      return outcome;
    });
    expect(new Set(outcomes)).toEqual(new Set(['refuted']));
    expect(verifier.verdict().outcome).toBe('verified');
  });

  it('shows every line that is deleted, doubled, put in, moved or cut off', () => {
    const changes = function* (): Generator<readonly [string, string]> {
      for (const [at, line] of lines.entries()) {
        yield [`delete ${at}`, textOf(lines.toSpliced(at, 1))];
        yield [`double ${at}`, textOf(lines.toSpliced(at, 0, line))];
        yield [`empty line before ${at}`, textOf(lines.toSpliced(at, 0, ''))];
        yield [`end before ${at}`, textOf(lines.slice(0, at))];
        yield [`begin with ${at + 1}`, textOf(lines.slice(at + 1))];
        for (let other = 0; other < at; other += 1) {
          yield [`copy ${at} to ${other}`, textOf(lines.toSpliced(other, 0, line))];
          yield [`swap ${other} and ${at}`, textOf(lines.with(at, lines[other]!).with(other, line))];
        }
      }
      yield ['something behind', `${archive}{}`];
      yield ['an empty line behind', `${archive}\n`];
      yield ['twice', archive + archive];
    };
    expect(unnoticed(changes())).toEqual([]);
  });

  it('shows every other way to write the same', () => {
    const changes = function* (): Generator<readonly [string, string]> {
      for (const [at, line] of lines.entries()) {
        const put = (other: string): string => textOf(lines.with(at, other));
        yield [`space in ${at}`, put(line.replace(':', ': '))];
        yield [`space behind ${at}`, put(`${line} `)];
        yield [`carriage return behind ${at}`, put(`${line}\r`)];
        yield [`mark before ${at}`, put(`\uFEFF${line}`)];
        yield [`escape in ${at}`, put(line.replace('"k', '"\\u006b'))];
        yield [`other order in ${at}`, put(JSON.stringify(reversed(JSON.parse(line))))];
        yield [`key twice in ${at}`, put(line.replace('{"', '{"x":1,"'))];
        if (/":\d/.test(line)) yield [`decimals in ${at}`, put(line.replace(/":(\d+)/, '":$1.0'))];
        if (/":\d/.test(line)) yield [`exponent in ${at}`, put(line.replace(/":(\d+)/, '":$1e0'))];
        if (HEX.test(line)) yield [`upper case in ${at}`, put(line.replace(HEX, upper))];
      }
    };
    expect(unnoticed(changes())).toEqual([]);
  });

  it('says which event was changed', () => {
    const at = lines.findIndex((line) => line.includes('"type":"CardsDealt"'));
    const changed = lines[at]!.replace(/"card":"(\w+)"/, '"card":"C99"');
    expect(verify(textOf(lines.with(at, changed))).difference).toEqual({
      reason: 'HASH_DIFFERS',
      version: at,
      line: at + 1,
    });
  });

  it('with another key is by somebody else', async () => {
    const forged = await archiveOf(events, { signer: OTHER_SIGNER });
    expect(verify(forged).signedBy).toMatchObject({ pinned: false, keyId: OTHER_SIGNER.keyId });
    expect(verify(forged, { keys: [SIGNER.publicKey] })).toMatchObject({
      outcome: 'refuted',
      difference: { reason: 'UNKNOWN_KEY', stored: OTHER_SIGNER.keyId },
    });
    for (const keys of [[OTHER_SIGNER.publicKey], [SIGNER.keyId, OTHER_SIGNER.keyId]])
      expect(verify(forged, { keys }).signedBy).toMatchObject({ pinned: true });
  });
});

const HEX = /"(?=[0-9]*[a-f])[0-9a-f]{32,}"/;
const upper = (hex: string): string => hex.toUpperCase();

const reversed = (line: unknown): unknown =>
  Object.fromEntries(Object.entries(line as Readonly<Record<string, unknown>>).reverse());
