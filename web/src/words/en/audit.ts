import { pluralIn } from '../plural.js';

const plural = pluralIn('en');
const counted = (count: number, one: string, other: string): string =>
  `${count} ${plural(count, { one, other })}`;

/** Audits of games, and checking a file. */
export const audit = {
  title: (game: string) => `Audit: ${game}`,
  toGame: 'To the game',
  print: 'Print',
  unchanged: 'Nothing was changed.',
  unchangedSoFar: 'Nothing was changed so far.',
  changed: 'This history is not what it claims to be.',
  tally: (moves: string, draws: string, notices: number) =>
    `${moves} moves, ${draws} draws, ${counted(notices, 'notice', 'notices')}.`,
  of: (checked: number, of: number) => `${checked} of ${of}`,
  inWords: 'What the verifier says',
  contents: 'Parts of the audit',
  states: { ok: 'in order', open: 'not all of it could be checked yet', bad: 'something is wrong' },

  sections: {
    chain: 'Chain',
    dice: 'Dice',
    commands: 'Decisions made again',
    notices: 'Notices and deadlines',
    branches: 'Moves taken back',
    compare: 'Two moments side by side',
    files: 'Take it with you, check it yourself',
  },

  chainHint: (moves: number) =>
    `${counted(moves, 'move', 'moves')}, each with a fingerprint of itself and of the one before. The last one stands for all of them: keep it, and you can tell later whether anything was changed.`,
  head: (version: number) => `Fingerprint at move ${version}`,
  commitment: 'Seed promised at the start',
  copyHash: (what: string) => `Copy: ${what}`,
  copied: 'Copied',

  diceHint: (drawn: string) => `${drawn} draws were made again from the seed and fell the same.`,
  diceLater: 'The seed is shown when the game is over; then every draw can be made again.',
  player: 'Player',
  dice: 'Dice',
  pips: 'Pips',
  expected: 'Average',
  luck: 'More or fewer',
  faces: 'How often each face fell',
  face: (face: number, count: number) => `${face}: ${count}`,
  undoneDice: (count: number) => `and ${counted(count, 'die', 'dice')} taken back`,

  commandsHint: (decided: string) =>
    `${decided} decisions were made again by the rules and came out the same.`,
  otherRules: 'Decisions by another revision of the rules are folded, not made again.',
  moves: 'Moves',
  when: 'When',
  who: 'Who',
  how: 'How',
  what: 'What',
  fingerprint: 'Fingerprint',
  everybody: 'Everybody',
  anyHow: 'In any way',
  hows: {
    SEAT: 'by hand',
    BOT: 'bot',
    AUTOPILOT: 'autopilot',
    ORDER: 'by orders',
    ORGANISER: 'organiser',
    OWNER: 'owner',
    SERVER: 'server',
  },
  takenBack: 'taken back',
  shown: (shown: number, all: number) => `${shown} of ${all} shown`,

  noticesHint: 'Organisers see everything; players see what they were told themselves.',
  noNotices: 'Nobody was told anything that you may see.',
  decision: 'Since move',
  kind: 'About',
  deadline: 'Deadline',
  channel: 'Way',
  attempt: 'Attempt',
  result: 'Result',
  time: 'When',
  kinds: {
    turn: 'your turn',
    nudge: 'somebody waits',
    share: 'time is running',
    last: 'nearly up',
    kept: 'autopilot keeps the seat',
  },
  channels: { email: 'mail', webhook: 'webhook' },
  results: {
    sending: 'under way',
    sent: 'taken',
    written: 'written to a folder',
    failed: 'failed, tried again',
    refused: 'refused',
    unknown: 'unknown',
    obsolete: 'no longer needed',
    superseded: 'something more urgent was due',
    off: 'switched off',
    unverified: 'not confirmed',
  },

  timeOuts: 'Time-outs',
  noTimeOuts: 'Nobody’s time ran out.',
  stretch: 'Since move',
  ledTo: 'Led to',
  rests: 'Rests on',
  steps: {
    EXCUSED: 'excused',
    EXTENDED: 'time given again: not reached',
    PLAYED: 'autopilot played',
    KEPT: 'autopilot keeps the seat',
  },
  noticesCited: (count: number) => counted(count, 'notice', 'notices'),
  backed: 'on record',
  notBacked: 'not on record',

  noBranches: 'Nothing was taken back.',
  branch: (from: number, to: number, name: string, at: number) =>
    `Moves ${from} to ${to}, taken back by ${name} at move ${at}`,
  drawsSeen: (count: number) =>
    `${counted(count, 'draw was', 'draws were')} seen in it; ${plural(count, { one: 'it', other: 'they' })} never ${plural(count, { one: 'comes', other: 'come' })} again.`,
  look: 'Look at it',

  from: 'The one move',
  to: 'The other',
  compare: 'Compare',
  path: 'Where',
  before: 'Before',
  after: 'After',
  nothing: 'nothing',
  same: 'Nothing is otherwise.',
  differences: (count: number) => `${counted(count, 'thing is', 'things are')} otherwise`,

  fullView: 'Full view',
  fullViewHint:
    'At this table organisers may see everything while it is played. All players are told, and you can never sit down here.',
  openFullView: 'See everything',
  seesEverything: (names: string) =>
    `${names} can see everything in this running game; all players were told.`,
  youSeeEverything: 'You see everything in this game.',

  archive: 'Archive (NDJSON)',
  archiveHint: 'Signed; anybody can check it without this server.',
  table: 'Moves (CSV)',
  tableHint: 'For spreadsheets.',
  drop: 'Check an archive here',
  dropHint: 'Drop a file or choose one. It is read in your browser; nothing is uploaded.',
  kept: 'A fingerprint you kept',
  keptHint: 'If you have one: from a mail, or from this page earlier. The file must lead to it.',
  choose: 'Choose a file',
  checking: (percent: number) => `Reading, ${percent} %`,
  unreadable: 'This file cannot be read.',
  notAHead: 'That is no fingerprint: it has 64 digits and letters from a to f. Nothing was checked.',
};
