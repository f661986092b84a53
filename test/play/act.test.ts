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
  it('is known to all after two requests at once were refused and a third one was not', async () => {
    const { people, at, game, account } = await fullTable();
    const act = actOf(people, at);
    const [first, second] = [wish(account, game, join), wish(account, game, join)];
    // The second comes when the first has made the claim and before it is refused.
    const answers = await Promise.all([
      act.asJoiner(first),
      people.seats.claim(game, account).then(() => act.asJoiner(second)),
    ]);
    expect(answers).toMatchObject([{ kind: 'rejected' }, { kind: 'rejected' }]);
    await people.seats.release(game, account);
    await send(at, game, 'seat:bob', leave);
    expect(await act.asJoiner(wish(account, game, join))).toMatchObject({ kind: 'accepted' });
    const seatId = await people.seats.of(game, account);
    const seats = (await at.tables.fresh(game))?.table.seats.map((seat) => seat.seatId);
    expect(seats).toEqual(['ann', seatId]);
  });

  it('at one server is known to another, which remembers an earlier try', async () => {
    const { people, at, game, account } = await fullTable();
    const [here, there] = [actOf(people, at), actOf(people, at)];
    await people.seats.claim(game, account);
    expect(await there.asJoiner(wish(account, game, join))).toMatchObject({ kind: 'rejected' });
    await people.seats.release(game, account);
    await send(at, game, 'seat:bob', leave);
    expect(await here.asJoiner(wish(account, game, join))).toMatchObject({ kind: 'accepted' });
    expect(await there.asSeat(wish(account, game, leave))).toMatchObject({ kind: 'accepted' });
  });

  it.each(['before', 'after'] as const)(
    'is not undone by another request of one’s own that was refused: released %s it was accepted',
    async (moment) => {
      const { people, at, game, account } = await fullTable();
      const { play, tables } = at;
      const elsewhere = actOf(people, at);
      // The refused one claims a seat; what the accepted one does comes in between its refusal and its release.
      let accepted: unknown;
      const release = async (...claim: Parameters<typeof people.seats.release>): Promise<void> => {
        await send(at, game, 'seat:bob', leave);
        const sitDown = actOf(people, {
          ...at,
          play: async (asked) => {
            if (moment === 'before') await people.seats.release(...claim);
            return play(asked);
          },
        });
        accepted = await sitDown.asJoiner(wish(account, game, join));
        if (moment === 'after') await people.seats.release(...claim);
      };
      const act = createAct({ ...people, seats: { ...people.seats, release }, play, tables });
      expect(await act.asJoiner(wish(account, game, join))).toMatchObject({ kind: 'rejected' });
      expect(accepted).toMatchObject({ kind: 'accepted' });
      const seats = (await tables.fresh(game))?.table.seats.map((seat) => seat.seatId);
      expect(seats).toEqual(['ann', await people.seats.of(game, account)]);
      expect(await elsewhere.asSeat(wish(account, game, leave))).toMatchObject({ kind: 'accepted' });
    },
  );
});
