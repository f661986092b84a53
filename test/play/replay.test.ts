import type { StoredEvent } from '../../src/game/index.js';
import { replayGame, type Replayed, type ReplayStores } from '../../src/play/trust/replay.js';
import { rechained, shortGame } from '../support/archives.js';

/** What the program at hand makes of a history in its own journal. */
function replayed(events: readonly StoredEvent[]): Promise<Replayed> {
  const stores = {
    journal: { read: () => Promise.resolve(events) },
    games: { row: () => Promise.resolve(undefined) },
    seeds: {},
    contentFiles: {},
    copies: {},
  } as unknown as ReplayStores;
  return replayGame(stores, events[0]!.game);
}

describe('a stored game that is replayed', () => {
  it('is decided again as it was', async () => {
    expect(await replayed(await shortGame())).toEqual({ redecided: true, row: 'unknown' });
  });

  it('may be too new for this program, which must not be put to use then', async () => {
    const events = await shortGame();
    const at = events.findIndex(({ type }) => type === 'Resigned');
    const newer = rechained(events.with(at, { ...events[at]!, shape: 2 }));
    expect(await replayed(newer)).toEqual({ tooOldFrom: at + 1, redecided: false, row: 'unknown' });
  });
});
