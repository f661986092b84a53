import { lobbyContract } from '../contract/lobby.js';
import { seatsContract } from '../contract/seats.js';
import { realStores } from '../support/real-stores.js';

const stores = realStores();
lobbyContract('Postgres', stores);
seatsContract('Postgres', stores);
