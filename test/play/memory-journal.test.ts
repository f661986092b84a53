import { createMemoryJournal } from '../../src/play/memory-journal.js';
import { journalContract } from '../contract/journal.js';

const journal = createMemoryJournal();
journalContract('in memory', () => ({ journal, another: journal }));
