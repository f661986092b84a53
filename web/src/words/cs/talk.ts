import type { Words } from '../words.js';

/** What people say to each other at a table. */
export const talk: Words['talk'] = {
  title: 'Hovor u stolu',
  fresh: (count) => `Hovor u stolu, nových: ${count}`,
  nothing: 'Zatím nikdo nic neřekl. Číst to může každý, kdo tu sedí.',
  say: 'Říct',
  what: 'Řekni něco',
  older: 'Dřívější',
  erased: 'smazáno',
  erase: (text) => `Smazat: ${text}`,
};
