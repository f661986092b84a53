import type { GameId } from '../../src/game/index.js';
import { accountsContract } from '../contract/accounts.js';
import { beginning, following, newGame, somebodysGame } from '../support/history.js';
import { realStores } from '../support/real-stores.js';

const stores = realStores();

async function storedGame(): Promise<GameId> {
  const opening = following(beginning(newGame()));
  await stores().journal.open(opening, new Uint8Array(32), somebodysGame());
  return opening.game;
}

accountsContract('on Postgres', () => ({ ...stores(), newGame: storedGame }));
