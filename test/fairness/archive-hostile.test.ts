import { gzipSync } from 'node:zlib';
import { canonicalJson } from '../../src/fairness/canonical.js';
import { fromHex, utf8 } from '../../src/fairness/bytes.js';
import { hashOf } from '../../src/fairness/hash.js';
import type { Verdict } from '../../src/fairness/verify/verdict.js';
import type { JsonObject, StoredEvent } from '../../src/game/index.js';
import {
  archiveOf,
  digestOf,
  OTHER_SIGNER,
  rechained,
  shortGame,
  SIGNER,
  verify,
} from '../support/archives.js';
import { linesIn, signedLines, type Line } from '../support/signed-lines.js';

let events: readonly StoredEvent[];
let archive: string;
let lines: readonly Line[];
beforeAll(async () => {
  events = await shortGame();
  archive = await archiveOf(events, { digest: digestOf(events) });
  lines = linesIn(archive);
});

const indexOf = (kind: string): number => lines.findIndex((line) => line['kind'] === kind);
const kindOf = (kind: string): Line => lines[indexOf(kind)]!;

/** The archive with some fields of its line of a kind changed, signed. */
const withLine = (kind: string, change: Line): string =>
  signedLines(lines.with(indexOf(kind), { ...kindOf(kind), ...change }));

/** The archive of the history with some fields of an event changed, hashed and signed anew. */
function withEvent(type: string, change: Partial<StoredEvent>): Promise<string> {
  const at = events.findIndex((event) => event.type === type);
  return archiveOf(rechained(events.with(at, { ...events[at]!, ...change })));
}
const withPayload = (type: string, change: JsonObject): Promise<string> =>
  withEvent(type, { payload: { ...events.find((event) => event.type === type)!.payload, ...change } });

const reasonIn = ({ outcome, difference }: Verdict): string | undefined => difference?.reason ?? outcome;

describe('whoever writes an archive and signs it', () => {
  it('is believed as far as here', () => {
    expect(verify(signedLines(lines)).outcome).toBe('verified');
  });

  it.each(['x', 0, -1, [], {}, true])('cannot say that the rules had the revision %j', async (rules) => {
    expect(reasonIn(verify(await withPayload('GameStarted', { rules })))).toBe('DOES_NOT_FOLD');
  });

  it.each(['2026-99-99T99:99:99.999Z', '2026-02-30T00:00:00.000Z', '9999-12-31T24:00:00.000Z'])(
    'cannot let something happen at %s',
    async (at) => {
      const changed = rechained(events.map((event) => ({ ...event, at })));
      expect(reasonIn(verify(await archiveOf(changed)))).toBe('MALFORMED');
    },
  );

  it.each([
    ['cairn/archive/1', { toString: 'x' }],
    ['digest', { count: 2 ** 40 }],
    ['digest', { count: 2 ** 32, position: 2 ** 31 }],
    ['digest', { count: 0 }],
    ['digest', { version: 2 ** 40 }],
    ['digest', { date: '2026-11-17T00:00' }],
    ['digest', { path: [] }],
    ['digest', { publicKey: 'ff'.repeat(32), keyId: hashOf(fromHex('ff'.repeat(32))).slice(0, 16) }],
    ['scores', { winners: [] }],
    ['scores', { reason: 'supply' }],
    ['cairn/archive/1', { entropy: 'open' }],
  ])('is refuted, and breaks nothing, with a line %s that has %j', (kind, change) => {
    expect(verify(withLine(kind, change)).outcome).toBe('refuted');
  });

  it.each([
    { publicKey: 'ff'.repeat(32), keyId: hashOf(fromHex('ff'.repeat(32))).slice(0, 16) },
    { publicKey: '00'.repeat(32), keyId: hashOf(fromHex('00'.repeat(32))).slice(0, 16) },
    { version: 2 ** 40 },
    { signature: '' },
    { headSignature: 'zz' },
  ])('is refuted, and breaks nothing, with a last line that has %j', (change) => {
    expect(verify(signedLines(lines, change)).outcome).toBe('refuted');
  });

  it.each([
    ['nothing', {}],
    ['no rows', { cards: [], tiles: [], markets: {} }],
    ['rows that are none', { cards: [1, 'x', {}], tiles: [{}], markets: { market: 7 } }],
  ])('cannot bring tables with %s', (_, tables) => {
    const hash = hashOf(utf8(canonicalJson(tables)));
    for (const content of [
      { name: 'base', hash, tables },
      { ...(kindOf('cairn/archive/1')['content'] as Line), tables },
    ])
      expect(verify(withLine('cairn/archive/1', { content })).outcome).toBe('refuted');
  });

  it('cannot put more into a line than belongs there, whatever it is called', () => {
    const content = { ...(kindOf('cairn/archive/1')['content'] as Line), hasOwnProperty: 'tables' };
    expect(reasonIn(verify(withLine('cairn/archive/1', { content })))).toBe('NOT_AN_ARCHIVE');
    const path = new Array<string>(10_000).fill('00'.repeat(32));
    expect(reasonIn(verify(withLine('digest', { path })))).toBe('DIGEST_BROKEN');
  });

  it('cannot have somebody else’s digest under the name of a key that is trusted', async () => {
    const keys = [SIGNER.keyId];
    const foreign = digestOf(events, OTHER_SIGNER);
    const open = verify(await archiveOf(events, { digest: foreign }), { keys });
    expect(open.unchecked).toEqual([
      { what: 'digest', why: 'DIGEST_KEY_UNKNOWN', keyId: OTHER_SIGNER.keyId },
    ]);
    const renamed = { ...foreign, keyId: SIGNER.keyId };
    const { difference } = verify(await archiveOf(events, { digest: renamed }), { keys });
    expect(difference?.reason).toBe('DIGEST_BROKEN');
  });

  it('cannot leave the result out, or invent one', async () => {
    const none = lines.filter(({ kind }) => kind !== 'scores');
    expect(reasonIn(verify(signedLines(none)))).toBe('SCORES_DIFFER');
    const started = events.slice(
      0,
      events.findIndex(({ type }) => type === 'Resigned'),
    );
    const invented = [...linesIn(await archiveOf(started)), kindOf('scores')];
    expect(reasonIn(verify(signedLines(invented)))).toBe('SCORES_DIFFER');
  });

  it('can invent deliveries: the verdict says that they rest on the signature alone', () => {
    const delivery = { kind: 'delivery', seat: 1, notice: 'turn', result: 'sent' };
    const at = indexOf('scores');
    const { outcome, checks } = verify(signedLines(lines.toSpliced(at, 0, delivery)));
    expect([outcome, checks?.deliveries]).toEqual(['verified', 1]);
  });
});

describe('what is no archive', () => {
  const LONG = 9 * 1024 * 1024;
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;

  it.each([
    ['nothing', () => ''],
    ['an empty line', () => '\n'],
    ['a mark before it', () => `\uFEFF${archive}`],
    ['lines that end otherwise', () => archive.replaceAll('\n', '\r\n')],
    ['two bytes for each character', () => new Uint8Array(Buffer.from(archive, 'utf16le'))],
    ['something compressed', () => new Uint8Array(gzipSync(archive))],
    ['deeply nested JSON', () => `${deep}\n`],
    ['a deeply nested payload', () => archive.replace('"payload":{', `"payload":{"a":${deep},`)],
    ['a prototype', () => archive.replace('"payload":{', '"payload":{"__proto__":{"seat":1},')],
    ['a key that comes twice', () => archive.replace('"ordinal":0', '"ordinal":0,"ordinal":0')],
    ['a number that is too long', () => archive.replace('"ordinal":0', `"ordinal":${'0'.repeat(1000)}`)],
    ['half a character', () => new Uint8Array([...utf8(archive.slice(0, 100)), 0xc3, 0x0a])],
  ])('is refused without a crash: %s', (_, text) => {
    expect(verify(text()).outcome).toBe('refuted');
  });

  it('is refused in the same way however its bytes come, also with a line without end', () => {
    const endless = utf8(archive.slice(0, -1) + ' '.repeat(LONG));
    const long = utf8(`${archive.split('\n')[0]!}\n{"a":"${'x'.repeat(LONG)}"}\n`);
    for (const bytes of [endless, long]) {
      const [one, other] = [4096, 2 * LONG].map((piece) => verify(bytes, {}, piece));
      expect(one).toEqual(other);
      expect(one?.difference?.reason).toMatch(/^NOT_CANONICAL$/);
    }
  });

  it('may come byte by byte', () => {
    const bytes = utf8(`${archive}{"a":"${'x'.repeat(200_000)}"}\n`);
    expect(verify(bytes, {}, 1).difference?.reason).toBe('NOT_CANONICAL');
  });
});
