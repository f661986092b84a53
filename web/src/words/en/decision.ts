import { pluralIn } from '../plural.js';

const plural = pluralIn('en');

export const decision = {
  yours: 'Your decision',
  deciding: 'Deciding',
  waiting: 'Waiting',
  looking: 'Looking on',
  details: 'Details',
  placing: 'Placing',
  placePeople: 'Place your people',
  /** `below` names what is open where no place of the valley is. */
  choosePlace: (home: number, below: string) =>
    `${home} ${plural(home, { one: 'person is', other: 'people are' })} at home. ${below === '' ? 'Choose a place in the valley.' : `Nothing in the valley is open to you now; still open: ${below}.`}`,
  allPlaces: 'All places as a list',
  howMany: 'how many?',
  fewer: 'One fewer',
  more: 'One more',
  ofPeople: (chosen: number, home: number) =>
    `${chosen} of ${home} ${plural(home, { one: 'person', other: 'people' })}`,
  send: (people: number, to: string) => `Send ${people} ${to}`,
  onTurn: (names: string) => `${names} is on turn`,
  severalOnTurn: (names: string) => `${names} are on turn`,
  haveFed: (fed: number, tribes: number) =>
    `${fed} of ${tribes} ${plural(fed, { one: 'has', other: 'have' })} fed`,
  over: 'The game is over',
  won: (names: string) => `${names} wins`,
  youWon: 'You win',
  sharedWin: (names: string) => `${names} share the win`,
  cancelled: 'The game was given up',
  doing: {
    place: (name: string) => `${name} is placing people`,
    act: (name: string) => `${name} is acting`,
    settle: (name: string) => `${name} is deciding about a roll`,
    pickDie: (name: string) => `${name} is picking a die`,
    feed: (name: string) => `${name} is feeding the tribe`,
  },
  untilYourTime: (time: string) => `Until ${time}, your time.`,
  /** Where a table has a clock that does not run. */
  onlyBots: 'no clock: only bots wait',
  thenNext: (name: string) => `then ${name}`,
  youWillBeTold: 'You may leave; your place is kept.',
  nudge: 'Nudge',
  nudgeWhom: (name: string) => `Nudge ${name}`,
  nudgeHint: (me: string) => `They get one message: “${me} waits for your move”.`,
  nudged: 'nudged',
  nudgedWhom: (name: string) => `${name} was nudged`,
  wasNudged: (name: string) =>
    `${name} was nudged: one message, by their own channels. At night it waits until morning.`,
  nudgeAgain: (time: string) => `You can nudge again from ${time}.`,
  doneForNow: 'Done for now',
  watching: 'You are looking on',
  watchingHint: 'The board is live; only the players decide.',

  tableMovedOn: 'The table moved on',
  staleHint: 'Your choice was not sent. Here is the board now; your choice is kept if it still fits.',

  noConnection: (time: string, move: number) =>
    `No connection since ${time}. The board is as of move ${move}.`,
  caughtUp: (moves: number) => `${moves} ${plural(moves, { one: 'move', other: 'moves' })} caught up`,
  cannotSend: 'No connection. Nothing was sent.',

  sinceLastVisit: 'Since your last visit',
  whatHappened: 'What happened',
  newMoves: (count: number) => `What happened, ${count} new`,
  nothingNew: 'Nothing new since you were here.',
  wholeChronicle: (moves: number) =>
    `Whole chronicle, ${moves} ${plural(moves, { one: 'move', other: 'moves' })}`,
  chronicle: 'Chronicle',
  everybody: 'Everybody',
  takenBack: 'taken back',
  replay: (moves: number) => `Replay ${moves}`,
  play: 'Play',
  pause: 'Pause',
  moveBack: 'One move back',
  moveOn: 'One move on',
  moveOf: (move: number, head: number) => `Move ${move} of ${head}`,
  boardMissing: 'The board of this move has not come yet. It is fetched as soon as the server answers.',
  history: 'History of the game',
  live: 'Live',
  offline: 'Reconnecting',
  backToNow: 'Back to now',
  copyLink: 'Copy link to this move',
  copiedFor: {
    everybody: 'Copied. Everybody can open this link.',
    holders: 'Copied. Whoever has this link can watch.',
    table: 'Copied. Without the game’s link, only those at this table can open it.',
    me: 'Copied. Only you can open this link: nobody else sees this game.',
  },
  notCopied: (address: string) => `Your browser does not let us copy it: ${address}`,
};
