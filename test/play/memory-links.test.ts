import { randomUUID } from 'node:crypto';
import { linksContract } from '../contract/links.js';
import { memoryLinks } from '../support/memory-links.js';

const links = memoryLinks();
linksContract('in memory', () => ({ links, newAccount: () => Promise.resolve(randomUUID()) }));
