import { withClient } from '../../src/journal/connection.js';
import { lapseContract } from '../contract/lapses.js';
import { node, send, startedGame } from '../support/house.js';
import { realStores } from '../support/real-stores.js';

const stores = realStores();
lapseContract('Postgres', stores);

describe('a request in a copy of another server’s game', () => {
  it('is left as it is', async () => {
    const at = node(stores());
    const game = await startedGame(at);
    await send(at, game, 'seat:ann', { type: 'AskFinish' });
    const found = async () =>
      (await stores().games.lapsedRequests(new Date(Date.now() + 1), 100)).map((each) => each.game);
    expect(await found()).toContain(game);
    await withClient(stores().database.adminUrl, (client) =>
      client.query('update game set copied = true where id = $1', [game]),
    );
    expect(await found()).not.toContain(game);
  });
});
