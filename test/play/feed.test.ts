import { feedContract } from '../contract/feed.js';
import { memoryLive, memoryStores } from '../support/memory-stores.js';

const stores = memoryStores();
feedContract('memory', () => stores, memoryLive());
