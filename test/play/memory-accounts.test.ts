import { randomUUID } from 'node:crypto';
import type { GameId } from '../../src/game/index.js';
import { accountsContract } from '../contract/accounts.js';
import { memoryAccounts } from '../support/memory-accounts.js';

const people = memoryAccounts(new Map(), () => undefined);
const newGame = (): Promise<GameId> => Promise.resolve(randomUUID() as GameId);

accountsContract('in memory', () => ({ ...people, newGame }));
