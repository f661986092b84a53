import type { Words } from '../words.js';

/** What people say to each other at a table. */
export const talk: Words['talk'] = {
  title: 'Hovor pri stole',
  fresh: (count) => `Hovor pri stole, nových: ${count}`,
  nothing: 'Zatiaľ nikto nič nepovedal. Čítať to môže každý, kto tu sedí.',
  say: 'Povedať',
  what: 'Povedz niečo',
  older: 'Skoršie',
  erased: 'zmazané',
  erase: (text) => `Zmazať: ${text}`,
};
