import { playContract } from '../contract/play.js';
import { realStores } from '../support/real-stores.js';

playContract('Postgres', realStores());
