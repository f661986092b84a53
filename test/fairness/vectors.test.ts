import { readFileSync } from 'node:fs';
import { fromHex, toHex } from '../../src/fairness/bytes.js';
import { eventText, genesisHash, hashEvent } from '../../src/fairness/chain.js';
import { createLuck, drawStream, entropySeal, seedCommitment } from '../../src/fairness/draws.js';
import { headIsSigned, signHead } from '../../src/fairness/head.js';
import { sealHash } from '../../src/fairness/seal.js';
import { createSigner } from '../../src/fairness/signature.js';
import { CONTENTS } from '../../src/game/content/contents.js';
import { CARDS, ENTROPIES, GAME, KEY, SEED } from './example.js';

const event = {
  version: 1,
  type: 'PeoplePlaced',
  shape: 1,
  payload: { seat: 1, place: 'forest', people: 3 },
  ordinal: 0,
  game: GAME,
  commandId: '7f1d3c7e-8a52-4a52-9d1c-0b5f6a2e9c11',
  command: { type: 'PlacePeople', place: 'forest', people: 3 },
  at: '2026-11-16T02:00:00.000Z',
  actor: 'seat:1',
};

const secondEvent = {
  version: 2,
  type: 'CardDrawn',
  shape: 1,
  sealed: { hash: '579b2c0fdde3fda527bd409bd69412d89d267d241b91f4c6638851964403f0db' },
  payload: { source: 'C01', seat: 1, draw: 9 },
  ordinal: 1,
  game: GAME,
  commandId: '7f1d3c7e-8a52-4a52-9d1c-0b5f6a2e9c11',
  clock: { spent: 60, left: 86340 },
  at: '2026-11-16T02:01:00.000Z',
  actor: 'seat:1',
};

const h0 = 'dfa18750af2d3234d5bebca426905101cc78884445c182e21009f58c0a2b7ad8';
const h1 = '32203ff82ef7f8c3176c80d9c2a8e19bd1514eb01bc641a752fbb285e5bd3fa2';

/** From each first id to the last one after it, as "C01" … "C36" means. */
const spelt = (ends: readonly string[]): readonly string[] =>
  ends.flatMap((first, at) => {
    if (at % 2 === 1) return [];
    const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/.exec(first) ?? [];
    const last = Number(ends[at + 1]?.slice(letters.length));
    return Array.from({ length: last }, (_, i) => `${letters}${String(i + 1).padStart(digits.length, '0')}`);
  });

describe('fairness vectors', () => {
  it('commitment', () =>
    expect(seedCommitment(GAME, SEED)).toBe(
      '2009bac5716d51669ccfc8a6265dd7807750d0079d45898b91ae77ffa23c26c7',
    ));

  it('seal of the first seat', () =>
    expect(entropySeal(GAME, 1, ENTROPIES[0])).toBe(
      '9e625496d9565fad2a13820aa222a40f4ba3738cd01c513ac78d3d16ea7ecd54',
    ));

  it('seal of the second seat', () =>
    expect(entropySeal(GAME, 2, ENTROPIES[1])).toBe(
      'c93ce736e8ddb91e5a389066589017abb2440ddc1069ebf21890435dff80ec43',
    ));

  it('key', () =>
    expect(toHex(KEY)).toBe('cb29ca06c362753e2e790ae7f2c96642fd1cead0ad94404ed024240fb3a9f65e'));

  it('draw 0, first block', () => {
    const stream = drawStream(KEY, GAME, 0);
    const block = Uint8Array.from({ length: 32 }, () => stream.uniform(256));
    expect(toHex(block)).toBe('576c0758d03c279d882b66f3184bbc86a44ae239579d54021a9b190c9d0b66a8');
  });

  it('draw 0, order of two seats', () =>
    expect(drawStream(KEY, GAME, 0).pick(['1', '2'], 2)).toEqual(['2', '1']));

  it('draw 1, four of 36 cards', () =>
    expect(drawStream(KEY, GAME, 1).pick(CARDS, 4)).toEqual(['C18', 'C36', 'C05', 'C34']));

  it('draw 7, five dice', () => expect(drawStream(KEY, GAME, 7).dice(5)).toEqual([5, 2, 2, 5, 3]));

  it('draw 8, ten dice', () =>
    expect(drawStream(KEY, GAME, 8).dice(10)).toEqual([3, 4, 5, 3, 1, 3, 1, 6, 1, 4]));

  it('draw 9, forty dice from two blocks', () =>
    expect(drawStream(KEY, GAME, 9).dice(40).join('')).toBe('1152435641143544335644433663324446161556'));

  it('draws 7 and 8 as the luck of one command', () => {
    const luck = createLuck(KEY, GAME, 7);
    expect(luck.roll(5)).toEqual({ draw: 7, dice: [5, 2, 2, 5, 3] });
    expect(luck.roll(10)).toEqual({ draw: 8, dice: [3, 4, 5, 3, 1, 3, 1, 6, 1, 4] });
  });

  it('sealed part', () =>
    expect(sealHash(fromHex('ab'.repeat(16)), { card: 'C07' })).toBe(
      '579b2c0fdde3fda527bd409bd69412d89d267d241b91f4c6638851964403f0db',
    ));

  it('beginning of the chain', () => expect(genesisHash(GAME)).toBe(h0));

  it('first event', () => {
    expect(eventText(event)).toBe(
      '{"actor":"seat:1","at":"2026-11-16T02:00:00.000Z","command":{"people":3,"place":"forest","type":"PlacePeople"},' +
        '"commandId":"7f1d3c7e-8a52-4a52-9d1c-0b5f6a2e9c11","game":"00112233-4455-4677-8899-aabbccddeeff","ordinal":0,' +
        '"payload":{"people":3,"place":"forest","seat":1},"shape":1,"type":"PeoplePlaced","version":1}',
    );
    expect(hashEvent(h0, event)).toBe(h1);
  });

  it('second event, with a clock and a sealed part', () =>
    expect(hashEvent(h1, secondEvent)).toBe(
      '7518a318c86d21b36e6ca1e1a7ed40565db99f9e4145e373e60acaaa701479a5',
    ));

  it('signature of the first head', () => {
    const signer = createSigner(fromHex('07'.repeat(32)));
    const head = { version: 1, hash: h1 };
    expect(signer.publicKey).toBe('ea4a6c63e29c520abef5507b132ec5f9954776aebebe7b92421eea691446d22c');
    expect(signer.keyId).toBe('fe812c12f3ab4ce6');
    expect(signHead(signer, GAME, head)).toBe(
      'f66c95d9eccfb652950916f85a825a3f68a489b8d6d6cc451ea686daa7d6b9ab925171bd35b77db7a17c6c0d24f04c9d508e6cd99f47228a2dbb35f6c9af250c',
    );
    expect(headIsSigned(signer.publicKey, GAME, head, signHead(signer, GAME, head))).toBe(true);
  });

  it('all stand in the documentation', () => {
    const page = readFileSync(new URL('../../docs/fairness.md', import.meta.url), 'utf8');
    const values = [
      seedCommitment(GAME, SEED),
      entropySeal(GAME, 1, ENTROPIES[0]),
      entropySeal(GAME, 2, ENTROPIES[1]),
      toHex(KEY),
      drawStream(KEY, GAME, 1).pick(CARDS, 4).join(),
      drawStream(KEY, GAME, 7).dice(5).join(),
      drawStream(KEY, GAME, 8).dice(10).join(),
      drawStream(KEY, GAME, 9).dice(40).join(''),
      secondEvent.sealed.hash,
      h0,
      h1,
      hashEvent(h1, secondEvent),
      eventText(event),
      eventText(secondEvent),
      signHead(createSigner(fromHex('07'.repeat(32))), GAME, { version: 1, hash: h1 }),
    ];
    for (const value of values) expect(page).toContain(value);
  });

  it('lists on the page the cards and tiles that are drawn from', () => {
    const page = readFileSync(new URL('../../docs/fairness.md', import.meta.url), 'utf8');
    const told = (name: string): string => new RegExp(`^\\| \`${name}\` .*$`, 'm').exec(page)?.[0] ?? '';
    const ends = (text: string): readonly string[] =>
      [...text.matchAll(/`([A-Z]+\d+)`/g)].map(([, id = '']) => id);
    const [base, style, older] = CONTENTS.map(({ content: { cards, tiles } }) =>
      [...cards, ...tiles].map(({ id }) => id),
    );
    expect(spelt(ends(told('base')))).toEqual(base);
    expect(spelt(ends(told('style'))).toSorted()).toEqual(style?.toSorted());
    expect([...(style ?? []), ...spelt(ends(told('style-older')))]).toEqual(older);
  });
});
