import { plural } from '../grammar.js';
import type { LetterSentences } from '../letter-sentences.js';

const WAITING = { one: 'hra na teba čaká', few: 'hry na teba čakajú', other: 'hier na teba čaká' };
const LEFT_OUT = {
  one: 'skorší ťah je vynechaný',
  few: 'skoršie ťahy sú vynechané',
  other: 'skorších ťahov je vynechaných',
};

export const LETTERS: LetterSentences = {
  turn: (title) => `Si na ťahu: ${title}`,
  nudge: (title, by) => `${by} čaká na tvoj ťah: ${title}`,
  share: (title, when) => `Stále si na ťahu, do ${when}: ${title}`,
  last: (title, when) => `Už máš málo času (do ${when}): ${title}`,
  overdue: (title) => `Vypršal ti čas: ${title}`,
  kept: (title) => `Hrá za teba autopilot: ${title}`,
  several: (games) => `${games} ${plural('sk', games, WAITING)}`,

  until: (when) => `Máš čas do ${when}.`,
  wasUntil: (when) => `Čas ti vypršal ${when}. Stôl na teba ďalej čaká.`,
  autopilotPlays:
    'Vypršal ti čas, a tak za teba hrá autopilot, kým sa nevrátiš. Nič nie je stratené: stačí jedno kliknutie a miesto je zasa tvoje.',
  sinceYourMove: 'Od tvojho posledného ťahu',
  soFar: 'Čo sa zatiaľ stalo',
  earlier: (moves) => `${moves} ${plural('sk', moves, LEFT_OUT)}`,
  decide: 'Rozhodni sa',
  iAmBack: 'Som späť',
  openGame: 'Otvor hru',
  proof: (version, head) =>
    `Toto je ťah ${version}, odtlačok ${head}. Správu si nechaj: dokážeš ňou, keby niekto históriu zmenil.`,
  whyYou: (settings) => `Píšeme ti, lebo tu hráš. Ktoré pripomienky a kedy dostaneš: ${settings}`,
  stop: (address) => `Na túto adresu už neposielať: ${address}`,

  test: { subject: 'Cairn: skúška', text: 'Ak toto čítaš, pripomienky sem dorazia.' },
  verifyEmail: {
    subject: 'Potvrď svoju adresu',
    text: (when) =>
      `Niekto, azda ty, chce na túto adresu dostávať správy z Cairnu. Potvrdiť to môžeš do ${when}. Ak to nie je tvoje želanie, nerob nič.`,
    button: 'Potvrdiť',
  },
  resetPassword: {
    subject: 'Nové heslo',
    text: (when) =>
      `Niekto, azda ty, žiada o nové heslo. Nastaviť ho môžeš raz, do ${when}. Ak to nie je tvoje želanie, nerob nič: staré platí ďalej.`,
    button: 'Nastaviť nové heslo',
  },
  channelOff: {
    subject: { email: 'E-maily pre teba sú vypnuté', webhook: 'Tvoj webhook je vypnutý' },
    text: (host, error) =>
      `Celý deň sa na ${host} nepodarilo nič doručiť (${error}), preto tam už nič neposielame; ostatné cesty bežia ďalej. Keď to bude zasa fungovať, pošli si z nastavení skúšobnú správu: ak dôjde, cesta sa znova zapne.`,
    button: 'Nastavenia',
  },
  digest: {
    subject: (date) => `Prehľad dňa ${date}`,
    text: (games) =>
      `V tomto prehľade sú odtlačky všetkých hier, v ktorých sa niečo stalo (${games}). Správu si nechaj: dokážeš ňou, keby niekto niektorú z ich histórií zmenil.`,
    button: 'Pozrieť sa',
  },
};
