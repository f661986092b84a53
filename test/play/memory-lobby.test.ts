import { createMemoryJournal } from '../../src/play/memory-journal.js';
import { lobbyContract } from '../contract/lobby.js';
import { memoryPeople } from '../support/memory-people.js';

const people = memoryPeople(createMemoryJournal());
lobbyContract('memory', () => people);
