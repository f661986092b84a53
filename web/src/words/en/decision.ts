import type { Good } from '../../game/model.js';
import { pluralIn } from '../plural.js';

const plural = pluralIn('en');

export const decision = {
  yours: 'Your decision',
  waiting: 'Waiting',
  looking: 'Looking on',
  details: 'Details',
  placing: 'Placing',
  placePeople: 'Place your people',
  choosePlace: (home: number) =>
    `${home} ${plural(home, { one: 'person is', other: 'people are' })} at home. Choose a place in the valley.`,
  howMany: 'how many?',
  fewer: 'One fewer',
  more: 'One more',
  ofPeople: (chosen: number, home: number) => `${chosen} of ${home} people`,
  send: (people: number, to: string) => `Send ${people} ${to}`,
  addTools: 'add tools?',
  yourTools: 'Your tools',
  toolStates: { added: 'added', ready: 'ready', used: 'used', once: 'once' },
  take: (count: number, good: Good) =>
    `Take ${count} ${good === 'ornaments' && count === 1 ? 'ornament' : good}`,
  withoutTools: (amount: number, next: number) => `${amount} without tools; one more needs ${next}.`,
  diceHaveFallen: 'Dice have fallen, so this step cannot be undone.',
  ladder: (pips: number, added: number, total: number) => `${pips} and ${added} from tools make ${total}.`,
  thenInAnyOrder: 'Then, in any order',

  onTurn: (names: string) => `${names} is on turn`,
  severalOnTurn: (names: string) => `${names} are on turn`,
  over: 'The game is over',
  won: (names: string) => `${names} wins`,
  untilYourTime: (time: string) => `Until ${time}, your time.`,
  thenNext: (name: string) => `then ${name}`,
  youWillBeTold: 'You may leave; your place is kept.',
  doneForNow: 'Done for now',
  watching: 'You are looking on',
  watchingHint: 'The board is live; only the players decide.',

  sent: (people: number, to: string) => `${people} sent ${to}`,
  undo: 'Undo',
  undoLast: 'Your last move',
  ruleOf: (rule: string) => `Rule: ${rule}`,
  tableMovedOn: 'The table moved on',
  staleHint: 'Your choice was not sent. Here is the board now; your choice is kept if it still fits.',
  sending: 'Sending',

  noConnection: (time: string, move: number) =>
    `No connection since ${time}. The board is as of move ${move}.`,
  caughtUp: (moves: number) => `${moves} ${plural(moves, { one: 'move', other: 'moves' })} caught up`,
  cannotSend: 'No connection. Nothing was sent.',

  sinceLastVisit: 'Since your last visit',
  whatHappened: 'What happened',
  newMoves: (count: number) => `What happened, ${count} new`,
  nothingNew: 'Nothing new since you were here.',
  replay: (moves: number) => `Replay ${moves}`,
  play: 'Play',
  pause: 'Pause',
  moveBack: 'One move back',
  moveOn: 'One move on',
  moveOf: (move: number, head: number) => `Move ${move} of ${head}`,
  history: 'History of the game',
  live: 'Live',
  backToNow: 'Back to now',
  copyLink: 'Copy link to this move',
  copied: 'Link copied',
};
