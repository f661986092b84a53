import type { Actor, GameId, SeatId, StoredEvent, TableSeat } from '../../src/game/index.js';
import { happenedSince } from '../../src/play/telling/happened.js';

const stored = (version: number, ordinal: number, type: string, payload: StoredEvent['payload']) =>
  ({
    game: 'g' as GameId,
    version,
    ordinal,
    type,
    shape: 1,
    actor: 'seat:bob' as Actor,
    payload,
    commandId: String(version - ordinal),
    at: '2026-01-01T00:00:00.000Z',
    hash: '',
  }) satisfies StoredEvent;

/** So many decisions, each of which makes a harvest, a phase and a turn that passes on. */
const decisions = (count: number): readonly StoredEvent[] =>
  Array.from({ length: count }, (_, index) => [
    stored(3 * index + 1, 0, 'FoodHarvested', { seat: 2, food: 1 }),
    stored(3 * index + 2, 1, 'PhaseStarted', { phase: 'acting' }),
    stored(3 * index + 3, 2, 'TurnPassed', { to: 2 }),
  ]).flat();

describe('what happened since a player’s last move', () => {
  const ann = { seat: 1, seatId: 'ann' as SeatId } as TableSeat;

  it('is told move by move, and so is what is left out counted', () => {
    const { lines, earlier, moved } = happenedSince(decisions(10), ann, { language: 'en' }, () => false);
    expect(lines).toHaveLength(12);
    expect(earlier).toBe(8);
    expect(moved).toBe(false);
  });

  it('leaves out nothing where there is room for all', () => {
    expect(happenedSince(decisions(6), ann, { language: 'en' }, () => false)).toMatchObject({ earlier: 0 });
  });
});
