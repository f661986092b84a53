import { randomUUID } from 'node:crypto';
import type { Command, GameId } from '../../src/game/index.js';
import { createAct, type Act } from '../../src/play/act.js';
import { createMemoryJournal } from '../../src/play/memory-journal.js';
import { node, send, type Node } from '../support/house.js';
import { memoryPeople, type People } from '../support/memory-people.js';
import { memoryStores } from '../support/memory-stores.js';

const join: Command = { type: 'JoinGame' };
const leave: Command = { type: 'LeaveGame' };

/** A full table of two, and a third person who would like to sit there. */
async function fullTable() {
  const people = memoryPeople(createMemoryJournal());
  const at = node({ ...memoryStores(), journal: people.journal, seeds: people.journal });
  const game = await at.open({ entropy: 'open' });
  await send(at, game, 'seat:ann', join);
  await send(at, game, 'seat:bob', join);
  return { people, at, game, account: randomUUID() };
}

const actOf = (people: People, { play, tables }: Node): Act => createAct({ ...people, play, tables });

const wish = (account: string, game: GameId, command: Command) => ({
  account,
  game,
  command,
  commandId: randomUUID(),
});

describe('sitting down', () => {
  it('is one seat, whatever was refused before, at the same time and at other servers', async () => {
    const { people, at, game, account } = await fullTable();
    const [here, there] = [actOf(people, at), actOf(people, at)];
    const refused = await Promise.all([here, there].map((act) => act.asJoiner(wish(account, game, join))));
    expect(refused).toMatchObject([{ kind: 'rejected' }, { kind: 'rejected' }]);
    await send(at, game, 'seat:bob', leave);
    const rivals = await Promise.all([here, there].map((act) => act.asJoiner(wish(account, game, join))));
    expect(rivals.map(({ kind }) => kind).sort()).toEqual(['accepted', 'rejected']);
    const seats = (await at.tables.fresh(game))?.table.seats.map((seat) => seat.seatId);
    expect(seats).toEqual(['ann', await people.seats.of(game, account)]);
    expect(await there.asSeat(wish(account, game, leave))).toMatchObject({ kind: 'accepted' });
  });

  it('is done once, however often it is sent, also while another request of the same person is refused', async () => {
    const { people, at, game, account } = await fullTable();
    await send(at, game, 'seat:bob', leave);
    const act = actOf(people, at);
    const asked = wish(account, game, join);
    const first = await act.asJoiner(asked);
    expect(first).toMatchObject({ kind: 'accepted' });
    expect(await act.asJoiner(wish(account, game, join))).toMatchObject({ kind: 'rejected' });
    expect(await actOf(people, at).asJoiner(asked)).toMatchObject({
      kind: 'accepted',
      version: first.version,
    });
    expect((await at.tables.fresh(game))?.table.seats).toHaveLength(2);
  });

  it('that was refused gives nobody a seat to play from', async () => {
    const { people, at, game, account } = await fullTable();
    const act = actOf(people, at);
    expect(await act.asJoiner(wish(account, game, join))).toMatchObject({ kind: 'rejected' });
    await expect(act.asSeat(wish(account, game, leave))).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
