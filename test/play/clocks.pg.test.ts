import { clockContract } from '../contract/clocks.js';
import { realStores } from '../support/real-stores.js';

clockContract('on Postgres', realStores());
