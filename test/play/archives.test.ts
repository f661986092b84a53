import type { GameId, Seat } from '../../src/game/index.js';
import { createLook } from '../../src/play/look.js';
import type { ArchiveView } from '../../src/fairness/archive/lines.js';
import type { Delivery } from '../../src/play/deliveries-port.js';
import { createArchives, type Archives, type ArchiveStores } from '../../src/play/trust/archives.js';
import { SIGNER, startedBy, verify } from '../support/archives.js';
import { node, send, type Node } from '../support/house.js';
import { memoryStores } from '../support/memory-stores.js';

const TIME = new Date('2026-11-17T08:00:00.000Z');

const told = (seat: Seat): Delivery =>
  ({
    ...{ notice: `notice-${seat}`, seat, since: 1, kind: 'turn', attempt: 1, result: 'sent' },
    ...{ dueAt: TIME, claimedAt: TIME, channel: { id: `secret-${seat}`, kind: 'email' } },
  }) as unknown as Delivery;

/** A house in memory in which two have been told that it is their turn. */
function archiving(): Readonly<{ at: Node; archives: Archives }> {
  const stores = memoryStores();
  const at = node(stores);
  const archiveStores = {
    journal: stores.journal,
    notices: { deliveries: { ofGame: () => Promise.resolve([told(1), told(2)]) } },
    digests: { including: () => Promise.resolve(undefined) },
  } as unknown as ArchiveStores;
  return { at, archives: createArchives(archiveStores, createLook(stores.journal, at.tables), SIGNER) };
}

async function text(lines: AsyncIterable<string>): Promise<string> {
  let whole = '';
  for await (const line of lines) whole += line;
  return whole;
}

describe('an archive that is written while the game goes on', () => {
  const { at, archives } = archiving();
  let game: GameId;
  beforeAll(async () => {
    game = await startedBy({ at } as Parameters<typeof startedBy>[0], ['ann', 'bob'], { order: 'joined' });
  });

  it('has the history up to the moment it was asked for, even if the game ends meanwhile', async () => {
    const { version } = (await at.tables.fresh(game))!.table;
    const moved = await archives.of(game, 'public');
    await send(at, game, 'seat:ann', { type: 'PlacePeople', place: 'hunt', people: 1 });
    const ended = await archives.of(game, 'public');
    await send(at, game, 'seat:ann', { type: 'Resign' });
    const verdicts = [verify(await text(moved)), verify(await text(ended))];
    expect(verdicts.map(({ difference }) => difference)).toEqual([undefined, undefined]);
    expect(verdicts[0]?.version).toBe(version);
    expect(verdicts[1]?.version).toBeGreaterThan(version);
    expect(verdicts[1]?.checks?.scores).toBe('none');
    expect(verify(await text(await archives.of(game, 'full'))).checks?.scores).toBe('same');
  });

  it.each([
    ['full', ['notice-1', 'notice-2']],
    ['seat:2', ['notice-2']],
    ['public', []],
  ] as const)(
    'tells whom the view %s is for what they were told, and never by which way',
    async (view, names) => {
      const archive = await text(await archives.of(game, view satisfies ArchiveView));
      expect([...archive.matchAll(/"name":"(notice-\d)"/g)].map(([, name]) => name)).toEqual(names);
      expect(archive).not.toMatch(/secret-|email/);
    },
  );
});
