import type { GameId, JsonObject, Seat, StoredEvent } from '../../src/game/index.js';
import { luckLedger, undoneBranches } from '../../src/views/audit.js';

const stored = (version: number, type: string, payload: JsonObject): StoredEvent => ({
  ...{ game: '00112233-4455-4677-8899-aabbccddeeff' as GameId, version, ordinal: 0, type, shape: 1, payload },
  ...{ actor: 'seat:a', commandId: `c${version}`, at: '2026-11-17T00:00:00.000Z', hash: '' },
});

const roll = (version: number, seat: Seat, draw: number, ...dice: readonly number[]): StoredEvent =>
  stored(version, 'DiceRolled', { seat, place: 'forest', draw, dice });
const undo = (version: number, toVersion: number): StoredEvent =>
  stored(version, 'MovesUndone', { seat: 2, toVersion, seats: [1] });

// The second undo goes back behind the first one.
const history = [
  roll(1, 1, 0, 6, 6),
  roll(2, 1, 1, 1),
  roll(3, 2, 2, 2, 3),
  undo(4, 2),
  roll(5, 2, 3, 4),
  undo(6, 1),
  roll(7, 1, 4, 5),
];

describe('branches that were taken back', () => {
  it('have the draws that were seen in them', () => {
    expect(undoneBranches(history)).toEqual([
      { at: 4, by: 2, from: 3, to: 3, draws: 1 },
      { at: 6, by: 2, from: 2, to: 5, draws: 3 },
    ]);
    expect(undoneBranches(history.slice(0, 3))).toEqual([]);
  });
});

describe('the luck ledger', () => {
  it('counts what was taken back apart', () => {
    expect(luckLedger(history, [1, 2])).toEqual([
      { seat: 1, dice: 3, pips: 17, expected: 10.5, faces: [0, 0, 0, 0, 1, 2], undoneDice: 1 },
      { seat: 2, dice: 0, pips: 0, expected: 0, faces: [0, 0, 0, 0, 0, 0], undoneDice: 3 },
    ]);
  });
});
