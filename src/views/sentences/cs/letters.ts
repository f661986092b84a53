import { plural } from '../grammar.js';
import type { LetterSentences } from '../letter-sentences.js';

const WAITING = { one: 'hra na tebe čeká', few: 'hry na tebe čekají', other: 'her na tebe čeká' };
const LEFT_OUT = {
  one: 'dřívější tah je vynechán',
  few: 'dřívější tahy jsou vynechány',
  other: 'dřívějších tahů je vynecháno',
};

export const LETTERS: LetterSentences = {
  turn: (title) => `Jsi na tahu: ${title}`,
  nudge: (title, by) => `${by} čeká na tvůj tah: ${title}`,
  share: (title, when) => `Stále jsi na tahu, do ${when}: ${title}`,
  last: (title, when) => `Už máš málo času (do ${when}): ${title}`,
  overdue: (title) => `Vypršel ti čas: ${title}`,
  kept: (title) => `Hraje za tebe autopilot: ${title}`,
  several: (games) => `${games} ${plural('cs', games, WAITING)}`,

  until: (when) => `Máš čas do ${when}.`,
  wasUntil: (when) => `Čas ti vypršel ${when}. Stůl na tebe dál čeká.`,
  autopilotPlays:
    'Vypršel ti čas, a tak za tebe hraje autopilot, dokud se nevrátíš. Nic není ztraceno: stačí jedno kliknutí a místo je zase tvoje.',
  sinceYourMove: 'Od tvého posledního tahu',
  soFar: 'Co se zatím stalo',
  earlier: (moves) => `${moves} ${plural('cs', moves, LEFT_OUT)}`,
  decide: 'Rozhodni se',
  iAmBack: 'Jsem zpět',
  openGame: 'Otevři hru',
  proof: (version, head) =>
    `Tohle je tah ${version}, otisk ${head}. Zprávu si nech: dokážeš s ní, kdyby někdo historii změnil.`,
  whyYou: (settings) => `Píšeme ti, protože tu hraješ. Která připomenutí a kdy dostaneš: ${settings}`,
  stop: (address) => `Na tuto adresu už neposílat: ${address}`,

  test: { subject: 'Cairn: zkouška', text: 'Jestli tohle čteš, připomenutí sem dorazí.' },
  verifyEmail: {
    subject: 'Potvrď svou adresu',
    text: (when) =>
      `Někdo, snad ty, chce na tuto adresu dostávat zprávy z Cairnu. Potvrdit to můžeš do ${when}. Jestli to není tvoje přání, nedělej nic.`,
    button: 'Potvrdit',
  },
  resetPassword: {
    subject: 'Nové heslo',
    text: (when) =>
      `Někdo, snad ty, žádá o nové heslo. Nastavit ho můžeš jednou, do ${when}. Jestli to není tvoje přání, nedělej nic: staré platí dál.`,
    button: 'Nastavit nové heslo',
  },
  channelOff: {
    subject: { email: 'E-maily pro tebe jsou vypnuté', webhook: 'Tvůj webhook je vypnutý' },
    text: (host, error) =>
      `Celý den se na ${host} nepodařilo nic doručit (${error}), proto tam už nic neposíláme; ostatní cesty běží dál. Až to bude zase fungovat, pošli si z nastavení zkušební zprávu: když dojde, cesta se znovu zapne.`,
    button: 'Nastavení',
  },
  digest: {
    subject: (date) => `Přehled dne ${date}`,
    text: (games) =>
      `V tomto přehledu jsou otisky všech her, ve kterých se něco stalo (${games}). Zprávu si nech: dokážeš s ní, kdyby někdo některou z jejich historií změnil.`,
    button: 'Podívat se',
  },
};
