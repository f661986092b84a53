import { randomUUID } from 'node:crypto';
import { withClient } from '../../../src/journal/connection.js';
import { orderedTable, ordersContract } from '../../contract/standing-orders.js';
import { send } from '../../support/house.js';
import { realStores } from '../../support/real-stores.js';

const stores = realStores();
ordersContract('in Postgres', stores);

describe('orders that a process has left behind', () => {
  const hunt = { placing: [{ place: 'hunt', people: 1 }] } as const;
  const field = { type: 'PlacePeople', place: 'field', people: 1 } as const;
  const later = (ms = 1): Date => new Date(Date.now() + ms);
  const unheard = () => stores().orders.unheard(later(), 100);

  it('are found until somebody has followed them', async () => {
    const { game, ann, order, obey } = await orderedTable(stores());
    await order(hunt);
    expect(await unheard()).not.toContain(game);
    await ann(field);
    expect(await unheard()).toContain(game);
    expect(await stores().orders.unheard(new Date(0), 100)).not.toContain(game);
    await obey();
    expect(await unheard()).not.toContain(game);
  });

  it('are not looked for again once they were found to fit nothing', async () => {
    const { game, ann, order, obey } = await orderedTable(stores());
    await order({ placing: [{ place: 'field', people: 1 }] });
    await ann(field);
    expect(await unheard()).toContain(game);
    await obey();
    expect(await unheard()).not.toContain(game);
    await order(hunt);
    expect(await unheard()).toContain(game);
  });

  it('say nothing in a game that is closed, and are removed from it', async () => {
    const { game, at, ann, order, kept } = await orderedTable(stores());
    await order(hunt);
    await ann(field);
    await stores().tidy(new Date());
    expect(await kept()).toBeDefined();
    await send(at, game, 'seat:ann', { type: 'Resign' });
    expect(await unheard()).not.toContain(game);
    await stores().tidy(new Date());
    expect(await kept()).toBeUndefined();
  });

  it('go with their person', async () => {
    const { game, account, order, kept } = await orderedTable(stores());
    await order(hunt);
    await stores().orders.set(game, randomUUID(), {
      ...{ seatId: 'ann' as never, revision: randomUUID() },
      orders: { placing: [], market: [1], style: [] },
    });
    await withClient(stores().database.adminUrl, (client) =>
      client.query('select erase_account($1)', [account]),
    );
    expect(await kept()).toBeUndefined();
    expect((await stores().orders.inGames([game])).get(game)).toHaveLength(1);
  });
});
