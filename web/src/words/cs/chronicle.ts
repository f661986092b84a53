import type { Words } from '../words.js';

/** What the page adds to the server's sentences: for the live region, about dice, about other eyes. */
export const chronicle: Words['chronicle'] = {
  yourTurn: 'Jsi na tahu',
  more: (count) => `Předtím ještě ${count}`,
  howRolled: 'Jak se tohle hodilo',
  draw: (draw, dice) => `Los ${draw} této hry: ${dice}.`,
  promised: 'Server slíbil semínko dřív, než kdo přisedl; jeho otisk:',
  seedKnown: 'Semínko už je známé: los může zopakovat kdokoli.',
  seedSecret: 'Semínko se ukáže po konci hry; pak může los zopakovat kdokoli.',
  seeAs: 'Vidět hru jako',
  onlooker: 'Kdo se jen dívá',
  asSeenBy: (name) => `Jak to vidí ${name}`,
  asOnlooker: 'Jak to vidí, kdo se jen dívá',
  faceDown: 'Co je soukromé, leží lícem dolů.',
  myEyes: 'Zpět k mému pohledu',
};
