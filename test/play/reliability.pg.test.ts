import { randomUUID } from 'node:crypto';
import { DEFAULT_TIME, type GameId } from '../../src/game/index.js';
import { withClient } from '../../src/journal/connection.js';
import { createTimeOuts } from '../../src/play/time-outs.js';
import { accepted, node, startedGame } from '../support/house.js';
import { realStores } from '../support/real-stores.js';

const stores = realStores();
const DAY = 24 * 60 * 60 * 1_000;
const ago = (days: number) => (): Date => new Date(Date.now() - days * DAY);

/** Ann and Bob with accounts, in a game that began ten days ago. */
async function begun() {
  const game = await startedGame(node(stores(), { now: ago(10) }), { time: DEFAULT_TIME });
  const sit = async (seatId: string): Promise<string> => {
    const { id } = await stores().accounts.createGuest(seatId, new Date());
    await withClient(stores().database.adminUrl, (client) =>
      client.query('insert into seat (game_id, seat_id, account_id) values ($1, $2, $3)', [game, seatId, id]),
    );
    return id;
  };
  return { game, ann: await sit('ann'), bob: await sit('bob') };
}

const placed = async (game: GameId, who: 'ann' | 'bob', place: string, daysAgo: number): Promise<void> => {
  const command = { type: 'PlacePeople', place, people: 1 } as const;
  const at = node(stores(), { now: ago(daysAgo) });
  accepted(await at.play({ game, actor: `seat:${who}`, commandId: randomUUID(), command }));
};

const reliabilityOf = async (account: string) =>
  (await stores().profiles.reliability([account], new Date())).get(account);

describe('reliability', () => {
  it('follows from what was played: in time, late, timed out; and goes with the account alone', async () => {
    const { game, ann, bob } = await begun();
    await placed(game, 'ann', 'hunt', 9.5);
    await placed(game, 'bob', 'hunt', 9);
    await placed(game, 'ann', 'forest', 8.5);
    await placed(game, 'bob', 'card1', 8);
    await placed(game, 'ann', 'clayPit', 7.5);
    // Bob takes five days, Ann never moves again.
    await placed(game, 'bob', 'card2', 2.5);
    await placed(game, 'ann', 'card3', 2.4);
    await placed(game, 'bob', 'building1', 2.3);
    await placed(game, 'ann', 'building2', 2.2);
    await placed(game, 'bob', 'card4', 2.1);
    expect(await reliabilityOf(ann)).toEqual({ stretches: 5, inTimePercent: 100 });
    expect(await reliabilityOf(bob)).toEqual({ stretches: 5, inTimePercent: 80 });

    const timeOuts = createTimeOuts({
      play: node(stores(), { now: ago(0) }).play,
      stretches: stores().stretches,
      wasTold: stores().notices.deliveries.wasTold,
      warn: () => undefined,
    });
    await withClient(stores().database.adminUrl, (client) =>
      client.query(
        `update game set next_deadline = now(), awaiting = jsonb_set(awaiting, '{0,stretch,clock,running,due}', '1') where id = $1`,
        [game],
      ),
    );
    expect(await timeOuts.sweep()).toBe(1);
    expect(await reliabilityOf(ann)).toEqual({ stretches: 6, inTimePercent: 83 });

    const over = { type: 'Resign' } as const;
    accepted(await node(stores()).play({ game, actor: 'seat:bob', commandId: randomUUID(), command: over }));
    expect(await reliabilityOf(ann)).toEqual({ stretches: 6, inTimePercent: 83 });
    await stores().accounts.erase(bob);
    expect(await reliabilityOf(bob)).toEqual({ stretches: 0 });
    expect(await reliabilityOf(ann)).toEqual({ stretches: 6, inTimePercent: 83 });
  });
});
