import { plural } from '../grammar.js';
import type { LetterSentences } from '../letter-sentences.js';

const WAITING = { one: 'igra čeka na tebe', few: 'igre čekaju na tebe', other: 'igara čeka na tebe' };
const LEFT_OUT = {
  one: 'raniji potez je izostavljen',
  few: 'ranija poteza su izostavljena',
  other: 'ranijih poteza je izostavljeno',
};

export const LETTERS: LetterSentences = {
  turn: (title) => `Na redu si: ${title}`,
  nudge: (title, by) => `${by} čeka tvoj potez: ${title}`,
  share: (title, when) => `Još si na redu, do ${when}: ${title}`,
  last: (title, when) => `Vrijeme ti istječe (do ${when}): ${title}`,
  overdue: (title) => `Vrijeme ti je isteklo: ${title}`,
  kept: (title) => `Za tebe igra autopilot: ${title}`,
  several: (games) => `${games} ${plural('hr', games, WAITING)}`,

  until: (when) => `Imaš vremena do ${when}.`,
  wasUntil: (when) => `Vrijeme ti je isteklo ${when}. Stol te i dalje čeka.`,
  autopilotPlays:
    'Vrijeme ti je isteklo pa za tebe igra autopilot dok se ne vratiš. Ništa nije izgubljeno: jedan klik i mjesto je opet tvoje.',
  sinceYourMove: 'Od tvog zadnjeg poteza',
  soFar: 'Što se dosad dogodilo',
  earlier: (moves) => `${moves} ${plural('hr', moves, LEFT_OUT)}`,
  decide: 'Odluči',
  iAmBack: 'Opet sam tu',
  openGame: 'Otvori igru',
  proof: (version, head) =>
    `Ovo je potez ${version}, otisak ${head}. Sačuvaj poruku: njome možeš dokazati ako netko promijeni povijest.`,
  whyYou: (settings) => `Pišemo ti jer ovdje igraš. Koje podsjetnike i kada dobivaš: ${settings}`,
  stop: (address) => `Na ovu adresu više ne slati: ${address}`,

  test: { subject: 'Cairn: proba', text: 'Ako ovo čitaš, podsjetnici stižu ovamo.' },
  verifyEmail: {
    subject: 'Potvrdi svoju adresu',
    text: (when) =>
      `Netko, valjda ti, želi na ovu adresu primati poruke od Cairna. Potvrditi to možeš do ${when}. Ako to nije tvoja želja, ne radi ništa.`,
    button: 'Potvrdi',
  },
  resetPassword: {
    subject: 'Nova lozinka',
    text: (when) =>
      `Netko, valjda ti, traži novu lozinku. Postaviti je možeš jednom, do ${when}. Ako to nije tvoja želja, ne radi ništa: stara i dalje vrijedi.`,
    button: 'Postavi novu lozinku',
  },
  channelOff: {
    subject: { email: 'E-pošta za tebe je isključena', webhook: 'Tvoj webhook je isključen' },
    text: (host, error) =>
      `Cijeli dan na ${host} nije se moglo ništa dostaviti (${error}) pa onamo više ništa ne šaljemo; ostali načini rade dalje. Kad opet proradi, pošalji iz postavki probnu poruku: ako stigne, način se ponovno uključuje.`,
    button: 'Postavke',
  },
  digest: {
    subject: (date) => `Sažetak dana ${date}`,
    text: (games) =>
      `U ovom su sažetku otisci svih igara u kojima se nešto dogodilo (${games}). Sačuvaj poruku: njome možeš dokazati ako netko promijeni neku od njihovih povijesti.`,
    button: 'Pogledaj',
  },
};
