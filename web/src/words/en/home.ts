import { pluralIn } from '../plural.js';

const plural = pluralIn('en');
const ordinals = new Intl.PluralRules('en', { type: 'ordinal' });
const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };
const ordinal = (place: number): string => `${place}${ENDINGS[ordinals.select(place)] ?? 'th'}`;

/** The first page: what waits for me, what waits for others. */
export const home = {
  gamesWait: (count: number) =>
    count === 0
      ? 'Nothing waits for you'
      : `${count} ${plural(count, { one: 'game waits', other: 'games wait' })} for you`,
  notices: (count: number) => `${count} more ${plural(count, { one: 'thing', other: 'things' })} to look at`,
  tabMine: 'My games',
  tabOpen: 'Open tables',
  noFire: 'No fire burning yet.',
  yourTurn: 'It is your turn',
  playMove: 'Play the next move',
  play: 'Play',
  answer: 'Answer',
  iAmBack: 'I am back',
  phases: { PLACING: 'placing', ACTING: 'acting', FEEDING: 'feeding' },
  stage: (round: number, phase: string) => `round ${round}, ${phase}`,
  until: (time: string) => `until ${time}`,
  left: (time: string) => `${time} left`,
  waits: (time: string) => `waits ${time}`,
  timeUp: 'time is up',
  clocksStand: 'the clocks stand still',
  noClock: 'no clock',

  waitingForOthers: 'Waiting for others',
  game: 'Game',
  onTurn: 'On turn',
  theirTime: 'Their time',
  youAre: 'You are',
  rank: (rank: number, of: number) => `${ordinal(rank)} of ${of}`,

  allSit: 'Everybody sits. Are you ready?',
  kept: 'The autopilot plays your tribe.',
  asks: {
    UNDO: (name: string) => `${name} asks to take moves back`,
    CANCEL: (name: string) => `${name} asks to give the game up`,
    FINISH: (name: string) => `${name} asks to stop here and count the points`,
    PAUSE: (name: string) => `${name} asks to stop all clocks`,
    REPLACE: (name: string) => `${name} asks to let somebody else take a seat`,
  },

  invitations: 'Invitations',
  invitesYou: (name: string) => `${name} invites you`,
  somebody: 'Somebody',
  decline: 'No, thanks',
  news: {
    REMOVED: (table: string) => `${table}: your seat was given free.`,
    CANCELLED: (table: string) => `${table}: the table was given up.`,
    EXPIRED: (table: string) => `${table}: nobody came in time, the table is closed.`,
  },
  putAway: 'Put away',

  newHere: 'New here?',
  newHereHint: 'The game, explained in five minutes.',
  twoMinutes: 'Two minutes to spare?',
  yourTables: 'Your tables',
  allTables: (count: number) => `All ${count} open tables`,
  finished: 'Finished',
  allFinished: (count: number) => `All ${count} finished games`,
  won: (mine: string, next: string) => `won, ${mine} : ${next}`,
  placed: (place: number, of: number, points: string) => `${ordinal(place)} of ${of}, ${points}`,
};
