import type { StoredEvent } from '../../src/game/index.js';
import { loadedFrom } from '../../src/play/loaded.js';
import { createAudits, verdictOf, type Audit } from '../../src/play/trust/audits.js';
import { verdictSentences } from '../../src/views/verdict/verdict-rows.js';
import { archiveHouse, archiveOf, rechained, shortGame, verify } from '../support/archives.js';
import { send } from '../support/house.js';

type Parts = Parameters<typeof createAudits>;

/** What a house finds in a history that it has as its own. */
function auditOf(events: readonly StoredEvent[]): Promise<Audit> {
  const loaded = loadedFrom(events);
  const stores = { journal: { read: () => Promise.resolve(events) }, notices: {} } as unknown as Parts[0];
  const look = { now: () => Promise.resolve(loaded) } as unknown as Parts[1];
  return createAudits(stores, look, { now: () => new Date(0) }).of(loaded.game);
}

/** The history with its first deal changed by somebody who has hashed everything anew. */
function withOtherCards(events: readonly StoredEvent[]): readonly StoredEvent[] {
  const at = events.findIndex(({ type }) => type === 'CardsDealt');
  const event = events[at]!;
  const { cards } = event.payload as { cards: readonly { place: string; card: string }[] };
  const swapped = cards.map(({ place }, index) => ({ place, card: cards.at(-1 - index)!.card }));
  return rechained(events.with(at, { ...event, payload: { ...event.payload, cards: swapped } }));
}

/** A game in which everybody gave their numbers openly, as far as its beginning. */
async function openGame(): Promise<readonly StoredEvent[]> {
  const { at, history } = archiveHouse();
  const game = await at.open({ entropy: 'open', order: 'joined' });
  for (const name of ['ann', 'bob'])
    await send(at, game, `seat:${name}`, { type: 'JoinGame', entropy: '77'.repeat(32) });
  await send(at, game, 'owner', { type: 'StartGame' });
  return history(game);
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

  it.each([
    ['a finished game', () => shortGame()],
    ['a game that still runs', async () => (await shortGame()).slice(0, -4)],
    ['a table at which nobody sits', async () => (await shortGame()).slice(0, 1)],
    ['a history that was changed', async () => withOtherCards(await shortGame())],
    ['a game with open entropy', openGame],
  ])('says of %s what the verifier says of its archive', async (_, history) => {
    const events = await history();
    // Who signed it is a matter of the file.
    const about = verdictSentences(verify(await archiveOf(events)), 'en').filter(
      (each) => !/^Signed/.test(each),
    );
    expect(verdictSentences(verdictOf(await auditOf(events)), 'en')).toEqual(about);
  });

  it('looks again after a while: what is stored may have been changed behind a head that is still the same', async () => {
    const events = await shortGame();
    const loaded = loadedFrom(events);
    let stored = events;
    let time = 0;
    const stores = { journal: { read: () => Promise.resolve(stored) }, notices: {} } as unknown as Parts[0];
    const look = { now: () => Promise.resolve(loaded) } as unknown as Parts[1];
    const audits = createAudits(stores, look, { now: () => new Date(time) });
    const found = await audits.of(loaded.game);
    expect(found).not.toHaveProperty('difference');
    stored = events.with(3, { ...events[3]!, at: '2001-01-01T00:00:00.000Z' });
    expect(await audits.of(loaded.game)).toBe(found);
    time += 60_001;
    expect((await audits.of(loaded.game)).difference).toEqual({ reason: 'HASH_DIFFERS', version: 4 });
  });

  it('names an event that somebody has made unreadable, instead of failing', async () => {
    const events = await shortGame();
    const loaded = loadedFrom(events);
    const stored = events.with(3, { ...events[3]!, type: 'Nothing' });
    const stores = { journal: { read: () => Promise.resolve(stored) }, notices: {} } as unknown as Parts[0];
    const look = { now: () => Promise.resolve(loaded) } as unknown as Parts[1];
    const found = await createAudits(stores, look, { now: () => new Date(0) }).of(loaded.game);
    expect(found).toMatchObject({ difference: { reason: 'HASH_DIFFERS', version: 4 }, luck: [], undone: [] });
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
