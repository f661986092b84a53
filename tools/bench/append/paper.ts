import type pg from 'pg';
import { createPostgresJournal } from '../../../src/journal/postgres-journal.js';
import { createMemoryJournal } from '../../../src/play/memory-journal.js';
import type { Requests } from '../../../src/play/people-port.js';
import type { Paper } from './script.js';

/** Nobody repeats a request here. */
const requests: Requests = { once: ({ commandHash, result }) => Promise.resolve({ commandHash, result }) };

/** Games are opened and started in Postgres, so that the script can be played there. */
export const postgresPaper = (pool: pg.Pool): Paper => ({ journal: createPostgresJournal(pool), requests });

/** For those who only need to know what is stored. */
export const memoryPaper = (): Paper => ({ journal: createMemoryJournal(), requests });
