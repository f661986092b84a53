import { lapseContract } from '../contract/lapses.js';
import { memoryPeople } from '../support/memory-people.js';
import { memoryStores } from '../support/memory-stores.js';

const { requests, ...inner } = memoryStores();
const { journal, games } = memoryPeople({ ...inner.journal, ...inner.seeds });
lapseContract('memory', () => ({ journal, seeds: journal, requests, games }));
