import { createMemoryJournal } from '../../src/play/memory-journal.js';
import { journalContract } from '../contract/journal.js';
import { timeOutContract } from '../contract/time-outs.js';

const journal = createMemoryJournal();
journalContract('in memory', () => ({ journal, another: journal }));
timeOutContract('in memory', () => ({ journal, another: journal }));
