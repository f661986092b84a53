import { clockContract } from '../contract/clocks.js';
import { memoryStores } from '../support/memory-stores.js';

const stores = memoryStores();
clockContract('in memory', () => stores);
