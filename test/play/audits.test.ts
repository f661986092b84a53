import type { StoredEvent } from '../../src/game/index.js';
import { loadedFrom } from '../../src/play/loaded.js';
import { createAudits, type Audit } from '../../src/play/trust/audits.js';
import { rechained, shortGame } from '../support/archives.js';

type Parts = Parameters<typeof createAudits>;

/** What a house finds in a history that it has as its own. */
function auditOf(events: readonly StoredEvent[]): Promise<Audit> {
  const loaded = loadedFrom(events);
  const stores = { journal: { read: () => Promise.resolve(events) }, notices: {} } as unknown as Parts[0];
  const look = { now: () => Promise.resolve(loaded) } as unknown as Parts[1];
  return createAudits(stores, look, undefined).of(loaded.game);
}

/** The history with its first deal changed by somebody who has hashed everything anew. */
function withOtherCards(events: readonly StoredEvent[]): readonly StoredEvent[] {
  const at = events.findIndex(({ type }) => type === 'CardsDealt');
  const event = events[at]!;
  const { cards } = event.payload as { cards: readonly { place: string; card: string }[] };
  const swapped = cards.map(({ place }, index) => ({ place, card: cards.at(-1 - index)!.card }));
  return rechained(events.with(at, { ...event, payload: { ...event.payload, cards: swapped } }));
}

describe('an audit', () => {
  it('finds nothing in an honest history', async () => {
    expect(await auditOf(await shortGame())).not.toHaveProperty('difference');
  });

  it('quotes what is stored and what should be, once the game is over', async () => {
    const { difference } = await auditOf(withOtherCards(await shortGame()));
    expect(difference).toMatchObject({
      reason: expect.any(String) as string,
      version: expect.any(Number) as number,
    });
    expect(difference).toHaveProperty('stored');
    expect(difference).toHaveProperty('expected');
  });

  it('keeps to itself what should be while the game is played: it may be a secret', async () => {
    const events = await shortGame();
    const running = events.slice(
      0,
      events.findIndex(({ type }) => type === 'Resigned'),
    );
    const later = running.map((event) =>
      event.type === 'RoundStarted' ? { ...event, payload: { ...event.payload, round: 2 } } : event,
    );
    const { difference } = await auditOf(rechained(later));
    expect(difference).toMatchObject({ reason: 'DECIDED_OTHERWISE' });
    expect(difference).not.toHaveProperty('stored');
    expect(difference).not.toHaveProperty('expected');
  });
});
