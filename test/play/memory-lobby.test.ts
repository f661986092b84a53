import { createMemoryJournal } from '../../src/play/memory-journal.js';
import { lobbyContract } from '../contract/lobby.js';
import { seatsContract } from '../contract/seats.js';
import { memoryPeople } from '../support/memory-people.js';

const people = memoryPeople(createMemoryJournal());
lobbyContract('memory', () => people);
seatsContract('memory', () => people);
