import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { fromHex, toHex } from '../../src/fairness/bytes.js';
import { canonicalJson } from '../../src/fairness/canonical.js';
import { genesisHash, hashEvent } from '../../src/fairness/chain.js';
import { drawKey, drawStream, entropySeal, seedCommitment } from '../../src/fairness/draws.js';
import { headIsSigned, signHead } from '../../src/fairness/head.js';
import { sealHash } from '../../src/fairness/seal.js';
import { createSigner } from '../../src/fairness/signature.js';
import { json, record } from './arbitrary.js';

const script = fileURLToPath(new URL('second-opinion.mjs', import.meta.url));

type Question = Readonly<{ ask: string } & Record<string, unknown>>;

/** Asks the independent script; one process for all questions. */
const secondOpinion = (questions: readonly Question[]): readonly unknown[] =>
  JSON.parse(
    execFileSync(process.execPath, [script], { input: JSON.stringify(questions) }).toString(),
  ) as unknown[];

/** The same cases in every run: a difference between the two implementations is never a matter of luck. */
const sample = <T>(arbitrary: fc.Arbitrary<T>, count = 100): readonly T[] =>
  fc.sample(arbitrary, { seed: 20261116, numRuns: count });

const hex = (length: number) => fc.uint8Array({ minLength: length, maxLength: length }).map(toHex);
const u32 = fc.integer({ min: 0, max: 0xffffffff });
const entropies = fc.array(hex(32), { maxLength: 5 });
const drawing = { game: fc.uuid(), seed: hex(32), entropies, draw: u32 };
const ids = fc.uniqueArray(fc.stringMatching(/^[A-Za-z0-9_-]{1,6}$/), { minLength: 1, maxLength: 256 });

const keyFor = (question: Readonly<{ game: string; seed: string; entropies: readonly string[] }>) =>
  drawKey(fromHex(question.seed), question.game, question.entropies.map(fromHex));

describe('a second implementation agrees on', () => {
  it('commitments, entropy seals and keys', () => {
    const cases = sample(fc.record({ ...drawing, join: fc.integer({ min: 1, max: 255 }), entropy: hex(32) }));
    expect(cases.map(({ game, seed }) => seedCommitment(game, fromHex(seed)))).toEqual(
      secondOpinion(cases.map((one) => ({ ask: 'commitment', ...one }))),
    );
    expect(cases.map(({ game, join, entropy }) => entropySeal(game, join, fromHex(entropy)))).toEqual(
      secondOpinion(cases.map((one) => ({ ask: 'entropySeal', ...one }))),
    );
    expect(cases.map((one) => toHex(keyFor(one)))).toEqual(
      secondOpinion(cases.map((one) => ({ ask: 'key', ...one }))),
    );
  });

  it('rolls, also longer than one block', () => {
    const cases = sample(fc.record({ ...drawing, count: fc.integer({ min: 0, max: 100 }) }));
    expect(cases.map((one) => drawStream(keyFor(one), one.game, one.draw).dice(one.count))).toEqual(
      secondOpinion(cases.map((one) => ({ ask: 'dice', ...one }))),
    );
  });

  it('picks from sets of up to 256 ids', () => {
    const cases = sample(
      fc
        .record({ ...drawing, from: ids, share: fc.integer({ min: 0, max: 100 }) })
        .map(({ share, ...one }) => ({ ...one, count: Math.round((one.from.length * share) / 100) })),
    );
    expect(cases.map((one) => drawStream(keyFor(one), one.game, one.draw).pick(one.from, one.count))).toEqual(
      secondOpinion(cases.map((one) => ({ ask: 'pick', ...one }))),
    );
  });

  it('canonical JSON and sealed parts', () => {
    const cases = sample(fc.record({ value: json, salt: hex(16) }), 500);
    expect(cases.map(({ value }) => canonicalJson(value))).toEqual(
      secondOpinion(cases.map((one) => ({ ask: 'canonical', ...one }))),
    );
    expect(cases.map(({ value, salt }) => sealHash(fromHex(salt), value))).toEqual(
      secondOpinion(cases.map((one) => ({ ask: 'sealed', ...one }))),
    );
  });

  it('the beginning of a chain and the hash of every kind of event', () => {
    const instant = fc.date({ min: new Date(0), max: new Date('2100-01-01'), noInvalidDate: true });
    const hashed = {
      actor: fc.string(),
      at: instant.map((date) => date.toISOString()),
      commandId: fc.uuid(),
      game: fc.uuid(),
      payload: record,
      shape: u32,
      type: fc.string(),
      version: u32,
    };
    const first = fc.record({ ...hashed, ordinal: fc.constant(0), command: record });
    const consequence = fc.record({ ...hashed, ordinal: u32 });
    const timed = fc.record({ ...hashed, ordinal: u32, clock: fc.record({ spent: u32, left: u32 }) });
    const secret = fc.record({ ...hashed, ordinal: u32, sealed: hex(32) });
    const cases = sample(
      fc.record({ previous: hex(32), event: fc.oneof(first, consequence, timed, secret) }),
      300,
    );
    expect(
      cases.map(({ previous, event }) =>
        hashEvent(previous, 'sealed' in event ? { ...event, sealed: { hash: event.sealed } } : event),
      ),
    ).toEqual(secondOpinion(cases.map((one) => ({ ask: 'event', ...one }))));
    expect(cases.map(({ event }) => genesisHash(event.game))).toEqual(
      secondOpinion(cases.map(({ event }) => ({ ask: 'genesis', game: event.game }))),
    );
  });

  it('signatures of heads, keys and key ids', () => {
    const cases = sample(fc.record({ secretKey: hex(32), game: fc.uuid(), version: u32, hash: hex(32) }), 20);
    const ours = cases.map(({ secretKey, game, version, hash }) => {
      const signer = createSigner(fromHex(secretKey));
      const { publicKey, keyId } = signer;
      const signature = signHead(signer, game, { version, hash });
      expect(headIsSigned(publicKey, game, { version, hash }, signature)).toBe(true);
      return { publicKey, keyId, signature };
    });
    expect(ours).toEqual(secondOpinion(cases.map((one) => ({ ask: 'signature', ...one }))));
  });

  it('every vector of the page, read from the page itself', () => {
    const [, page = ''] = readFileSync(new URL('../../docs/fairness.md', import.meta.url), 'utf8').split(
      '### Vectors',
    );
    const row = (name: string): string =>
      page
        .split('\n')
        .find((line) => line.startsWith(`| ${name}`))
        ?.split('`')
        .at(-2) ?? '';
    const events = [...page.matchAll(/```text\n(\{.*\})\n```/g)].map(
      ([, text = '']) => JSON.parse(text) as unknown,
    );
    const game = '00112233-4455-4677-8899-aabbccddeeff';
    const seed = toHex(Uint8Array.from({ length: 32 }, (_, at) => at));
    const given = { game, seed, entropies: ['11'.repeat(32), '22'.repeat(32)] };
    const cards = Array.from({ length: 36 }, (_, at) => `C${String(at + 1).padStart(2, '0')}`);
    const salted = { salt: 'ab'.repeat(16), value: { card: 'C07' } };
    const signing = { secretKey: '07'.repeat(32), game, version: 1, hash: row('h₁, event 1') };
    const vectors: readonly (readonly [Question, unknown])[] = [
      [{ ask: 'commitment', ...given }, row('commitment  ')],
      [{ ask: 'entropySeal', join: 1, entropy: given.entropies[0], ...given }, row('seal of seat 1')],
      [{ ask: 'entropySeal', join: 2, entropy: given.entropies[1], ...given }, row('seal of seat 2')],
      [{ ask: 'key', ...given }, row('key K    ')],
      [{ ask: 'pick', draw: 0, from: ['1', '2'], count: 2, ...given }, row('draw 0, order').split(',')],
      [{ ask: 'pick', draw: 1, from: cards, count: 4, ...given }, row('draw 1, 4').split(',')],
      [{ ask: 'dice', draw: 7, count: 5, ...given }, row('draw 7').split(',').map(Number)],
      [{ ask: 'dice', draw: 8, count: 10, ...given }, row('draw 8').split(',').map(Number)],
      [{ ask: 'dice', draw: 9, count: 40, ...given }, Array.from(row('draw 9'), Number)],
      [{ ask: 'sealed', ...salted }, row('sealed `{')],
      [{ ask: 'genesis', game }, row('h₀')],
      [{ ask: 'event', previous: row('h₀'), event: events[0] }, row('h₁, event 1')],
      [{ ask: 'event', previous: row('h₁, event 1'), event: events[1] }, row('h₂, event 2')],
      [
        { ask: 'signature', ...signing },
        { publicKey: row('public key of'), keyId: row('its key id'), signature: row('its signature') },
      ],
    ];
    expect(secondOpinion(vectors.map(([question]) => question))).toEqual(vectors.map(([, told]) => told));
  });
});
