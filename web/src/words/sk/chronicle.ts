import type { Words } from '../words.js';

/** What the page adds to the server's sentences: for the live region, about dice, about other eyes. */
export const chronicle: Words['chronicle'] = {
  yourTurn: 'Si na ťahu',
  more: (count) => `Predtým ešte ${count}`,
  howRolled: 'Ako sa toto hodilo',
  draw: (draw, dice) => `Žreb ${draw} tejto hry: ${dice}.`,
  promised: 'Server sľúbil semienko skôr, než kto prisadol; jeho odtlačok:',
  seedKnown: 'Semienko je už známe: žreb môže zopakovať ktokoľvek.',
  seedSecret: 'Semienko sa ukáže po konci hry; potom môže žreb zopakovať ktokoľvek.',
  seeAs: 'Vidieť hru ako',
  onlooker: 'Kto sa len díva',
  asSeenBy: (name) => `Ako to vidí ${name}`,
  asOnlooker: 'Ako to vidí, kto sa len díva',
  faceDown: 'Čo je súkromné, leží lícom dolu.',
  myEyes: 'Späť k môjmu pohľadu',
};
