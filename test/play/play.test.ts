import { playContract } from '../contract/play.js';
import { memoryStores } from '../support/memory-stores.js';

const stores = memoryStores();
playContract('memory', () => stores);
