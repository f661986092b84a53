import type { GameId, StoredEvent } from '../../src/game/index.js';
import { isRedacted, redact } from '../../src/views/redact.js';

const open: StoredEvent = {
  game: '00112233-4455-4677-8899-aabbccddeeff' as GameId,
  version: 9,
  ordinal: 1,
  type: 'CardDrawn',
  shape: 1,
  actor: 'seat:ann',
  payload: { seat: 2, source: 'C32', draw: 7 },
  commandId: 'one',
  at: '2026-03-01T18:00:00.000Z',
  hash: 'ef'.repeat(32),
};
const drawn: StoredEvent = {
  ...open,
  sealed: { hash: 'ab'.repeat(32), salt: 'cd'.repeat(16), value: { card: 'C07' } },
};

describe('redaction', () => {
  it('leaves a sealed part to its owner', () => {
    expect(redact(drawn, 2)).toBe(drawn);
    expect(isRedacted(redact(drawn, 2))).toBe(false);
  });

  it.each([1, undefined])('takes nothing from seat %s but the sealed part', (seat) => {
    const seen = redact(drawn, seat);
    expect(seen).toEqual({ ...drawn, sealed: { hash: drawn.sealed?.hash } });
    expect(isRedacted(seen)).toBe(true);
  });

  it('leaves an event without a secret as it is', () => {
    expect(redact(open, undefined)).toBe(open);
    expect(isRedacted(open)).toBe(false);
  });
});
