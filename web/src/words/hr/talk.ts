import type { Words } from '../words.js';

/** What people say to each other at a table. */
export const talk: Words['talk'] = {
  title: 'Razgovor za stolom',
  fresh: (count) => `Razgovor za stolom, novih: ${count}`,
  nothing: 'Još nitko nije ništa rekao. Čitati može svatko tko ovdje sjedi.',
  say: 'Reci',
  what: 'Reci nešto',
  older: 'Ranije',
  erased: 'obrisano',
  erase: (text) => `Obriši: ${text}`,
};
