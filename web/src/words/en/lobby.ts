import { pluralIn } from '../plural.js';

const plural = pluralIn('en');

export const lobby = {
  playNow: 'Play now',
  playNowHint: 'A table for two opens at once; you send the link.',
  twoMinutes: 'Two minutes to spare?',
  haveLink: 'I have a link',
  pasteLink: 'Paste the link here',
  openLink: 'Open it',
  findTable: 'Find a table',
  openTable: 'Open a table',
  openOne: 'Open one',

  gamesWait: (count: number) =>
    count === 0
      ? 'Nothing waits for you'
      : `${count} ${plural(count, { one: 'game waits', other: 'games wait' })} for you`,
  noFire: 'No fire burning yet.',
  waitingForOthers: 'Waiting for others',
  game: 'Game',
  onTurn: 'On turn',
  lastMove: 'Last move',
  playMove: 'Play the next move',
  play: 'Play',
  yourTables: 'Your tables',
  openTables: 'Open tables',
  noTables: 'No table is open at the moment.',
  finished: 'Finished',
  join: 'Join',
  toTable: 'To the table',
  seatsTaken: (taken: number, seats: number) => `${taken} of ${seats} seats taken`,

  newTable: 'New table',
  tableName: 'Name of the table',
  tableNames: ['Winter by the river', 'Autumn hunt', 'First fire', 'Old stones', 'Long valley'],
  howManyPlayers: 'How many may sit down',
  rulebook: 'Which rulebook',
  editions: {
    CS_2019: 'Czech 2019 rules',
    CS_CLASSIC: 'Older Czech rules',
    SK_CLASSIC: 'Slovak rules',
    HR_2008: 'Croatian rules',
  },
  expansion: 'Style is the Goal',
  withExpansion: 'With Style is the Goal',
  expansionHint: 'Trader, ornaments, a fifth card place, up to 5 players.',
  whoSees: 'Who may find it',
  visibility: { PUBLIC: 'Everybody', UNLISTED: 'Only with the link' },
  visibilityHints: { PUBLIC: 'The table stands in the list.', UNLISTED: 'You send the link yourself.' },
  open: 'Open the table',
  opening: 'Opening',

  seats: 'Seats',
  emptySeat: 'An empty seat',
  takeSeat: 'Sit down',
  leaveSeat: 'Get up',
  ready: 'I am ready',
  readyState: 'ready',
  notReady: 'not ready yet',
  freeSeats: (count: number) =>
    `${count} ${plural(count, { one: 'seat is', other: 'seats are' })} still free.`,
  waitsForReady: (names: string) => `Not ready yet: ${names}.`,
  allReady: 'All are ready; the game starts.',
  shareLink: 'Send this link to the others',
  copy: 'Copy',
  copied: 'Copied',
  fairDice: 'Everybody adds to the dice: what you add is sealed now and shown when you are ready.',
  secretLost: 'This device no longer knows what you sealed. Get up and sit down again.',
  yourName: 'What are you called?',
  sitDown: 'Go on',
};
