import type { Words } from '../words.js';

/** What the page adds to the server's sentences: for the live region, about dice, about other eyes. */
export const chronicle: Words['chronicle'] = {
  yourTurn: 'Ti si na redu',
  more: (count) => `Prije toga još ${count}`,
  howRolled: 'Kako je ovo bačeno',
  draw: (draw, dice) => `Izvlačenje ${draw} ove igre: ${dice}.`,
  promised: 'Poslužitelj je obećao sjeme prije nego što je itko sjeo; njegov otisak:',
  seedKnown: 'Sjeme je sada poznato: svatko može ponoviti izvlačenje.',
  seedSecret: 'Sjeme se pokazuje na kraju igre; tada svatko može ponoviti izvlačenje.',
  seeAs: 'Vidi igru kao',
  onlooker: 'Netko tko samo gleda',
  asSeenBy: (name) => `Kako to vidi ${name}`,
  asOnlooker: 'Kako to vidi netko tko samo gleda',
  faceDown: 'Što je privatno, leži licem dolje.',
  myEyes: 'Natrag na moj pogled',
};
