import { contentContract } from '../contract/content-files.js';
import { memoryContentFiles } from '../support/memory-content-files.js';
import { memoryStores } from '../support/memory-stores.js';

const stores = { ...memoryStores(), contentFiles: memoryContentFiles() };
contentContract('in memory', () => stores);
