import { decode, encode, fold, recordedOf } from '../../src/game/index.js';
import type { CairnEvent, GameId, JsonObject, StoredEvent } from '../../src/game/index.js';
import { play, started } from '../support/table-play.js';

const stored = (event: CairnEvent, version: number): StoredEvent => {
  const { type, shape, payload, sealedValue } = encode(event);
  return {
    game: '00112233-4455-4677-8899-aabbccddeeff' as GameId,
    version,
    ordinal: 0,
    type,
    shape,
    actor: 'seat:a',
    payload: JSON.parse(JSON.stringify(payload)) as JsonObject,
    ...(sealedValue === undefined ? {} : { sealed: { hash: 'h', salt: 's', value: sealedValue } }),
    commandId: 'c',
    at: '2026-01-01T00:00:00.000Z',
    hash: '',
  };
};

const drawn = { type: 'CardDrawn', seat: 2, source: 'C32', sealed: { card: 'C11' }, draw: 7 } as const;

it('stores what it read, type and payload apart', () => {
  const session = play(started('ab'), 'seat:a', { type: 'PlacePeople', place: 'hunt', people: 2 });
  for (const { event } of session.stored) {
    const { type, shape, payload } = encode(event);
    expect(payload).not.toHaveProperty('type');
    expect(decode({ type, shape, payload })).toEqual(event);
  }
  const again = session.stored.map(({ event, version, ordinal, actor }) => ({
    ...recordedOf(stored(event, version)),
    ordinal,
    actor,
  }));
  expect(fold(again)).toEqual(session.table);
});

it('seals the identity of an extra card: the payload is the same for everybody', () => {
  expect(encode(drawn)).toEqual({
    type: 'CardDrawn',
    shape: 1,
    payload: { seat: 2, source: 'C32', draw: 7 },
    sealedValue: { card: 'C11' },
  });
  expect(decode(stored(drawn, 1))).toEqual(drawn);
});

it('reads a redacted event without its secret', () => {
  const { sealed, ...redacted } = stored(drawn, 1);
  expect(decode({ ...redacted, sealed: { hash: sealed?.hash ?? '' } })).toEqual({
    type: 'CardDrawn',
    seat: 2,
    source: 'C32',
    draw: 7,
  });
});

it('does not let an unknown event pass', () => {
  expect(() => decode({ type: 'constructor', shape: 1, payload: {} })).toThrow('unknown event');
});
