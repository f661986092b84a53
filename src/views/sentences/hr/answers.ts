import type { AnswerSentences } from '../answer-sentences.js';
import { counted, signed } from '../grammar.js';

export const ANSWERS: AnswerSentences = {
  send: (to) => `Pošalji ljude ${to}`,
  howMany: 'Koliko',
  use: (place) => `${place}: iskoristi akciju`,
  roll: (place, dice, words) => `${place}: baci ${counted(words, dice, words.dice, 'object')}`,
  buyCard: (card) => `Kupi kartu ${card}`,
  build: (building) => `Izgradi građevinu: ${building}`,
  price: (price) => `Cijena: ${price}`,
  leaveIt: 'Ne kupiti',
  youPay: (good) => `Plaćaš: ${good}`,
  youGive: (good) => `U trgovini daješ: ${good}`,
  youGet: (good) => `U trgovini uzimaš: ${good}`,
  youTake: (good) => `Uzimaš: ${good}`,
  withTopCard: 'i uz to gornju kartu s kupa',
  takeIt: 'Uzmi',
  yields: (plain, best) => `Bez alata: ${plain}. Najviše: ${best}.`,
  tool: (value) => `Alat ${value}`,
  oneUseTool: (value) => `Alat za jednokratno korištenje ${value}`,
  asOrnaments: 'Od toga kao ukrase',
  takeDie: (face, gives) => `Uzmi ${face}: ${gives}`,
  takeAnyTwo: 'Uzmi 2 resursa po izboru',
  feed: 'Nahrani pleme',
  goHungry: (lost, words) => `Gladovati, ${signed(words, -lost, words.points)}`,
  youHave: (goods) => `Imaš: ${goods}.`,

  refused: 'To se ne može.',
  stale: {
    title: 'Igra je otišla dalje',
    text: 'Tvoj izbor nije poslan. Ovo je ono o čemu se odlučuje sada.',
  },
  done: { title: 'Gotovo', text: 'Potez je spremljen. Ništa drugo te u ovoj igri ne čeka.' },
  closed: { title: 'Ovo više nije otvoreno', text: 'Već je odlučeno ili je igra otišla dalje.' },
  unknown: { title: 'Ovaj put ne vodi nikamo.', text: 'Poveznica nije cijela ili nikad nije bila naša.' },
  badLink: {
    title: 'Ova poveznica više ništa ne radi',
    text: 'Iskorištena je ili je istekla. Zatraži novu.',
  },
  tryAgain: { title: 'Ne sada', text: 'Ništa nije spremljeno. Pokušaj opet za koji trenutak.' },
  confirmed: {
    title: 'Potvrđeno',
    text: 'Tvoja je adresa potvrđena. Što i kada na nju stiže, piše u postavkama.',
  },
  newPassword: 'Nova lozinka',
  passwordLength: 'Lozinka ima 10 do 200 znakova.',
  ways: { games: 'Na moje igre', signIn: 'Prijavi se', newLink: 'Zatraži novu poveznicu' },
  passwordSet: { title: 'Gotovo', text: 'Nova lozinka vrijedi. Prijavi se njome.' },
  unsubscribe: {
    title: 'Bez daljnjih poruka?',
    text: 'Na ovu adresu više neće stizati podsjetnici.',
    button: 'Ne šalji više',
  },
  unsubscribed: {
    title: 'Gotovo',
    text: 'Na ovu adresu podsjetnici više ne stižu. U postavkama ih možeš opet uključiti.',
  },
};
