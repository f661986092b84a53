import { lobbyContract } from '../contract/lobby.js';
import { realStores } from '../support/real-stores.js';

lobbyContract('Postgres', realStores());
