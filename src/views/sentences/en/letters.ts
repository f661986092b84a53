import type { LetterSentences } from '../letter-sentences.js';
import { plural } from '../grammar.js';

const WAITING = { one: 'game waits', other: 'games wait' };
const LEFT_OUT = { one: 'earlier move is left out', other: 'earlier moves are left out' };

export const LETTERS: LetterSentences = {
  turn: (title) => `Your turn: ${title}`,
  nudge: (title, by) => `${by} waits for your move: ${title}`,
  share: (title, when) => `Still your turn, until ${when}: ${title}`,
  last: (title, when) => `Your time is nearly up (${when}): ${title}`,
  overdue: (title) => `Your time is up: ${title}`,
  kept: (title) => `Autopilot plays for you: ${title}`,
  several: (games) => `${games} ${plural('en', games, WAITING)} for you`,

  until: (when) => `You have time until ${when}.`,
  wasUntil: (when) => `Your time was up ${when}. The table still waits for you.`,
  autopilotPlays:
    'Your time ran out, so autopilot plays for you until you come back. Nothing is lost: one press, and the seat is yours again.',
  sinceYourMove: 'Since your last move',
  soFar: 'What has happened so far',
  earlier: (moves) => `${moves} ${plural('en', moves, LEFT_OUT)}`,
  decide: 'Decide',
  iAmBack: 'I am back',
  openGame: 'Open the game',
  proof: (version, head) =>
    `This is move ${version}, fingerprint ${head}. Keep this message: with it you can prove it if history is ever changed.`,
  whyYou: (settings) => `You get this because you play here. Which reminders you get, and when: ${settings}`,
  stop: (address) => `No more such mails to this address: ${address}`,

  test: { subject: 'A test from Cairn', text: 'If you can read this, reminders reach you here.' },
  verifyEmail: {
    subject: 'Confirm your mail address',
    text: (when) =>
      `Somebody, hopefully you, wants to get mails from Cairn at this address. You can confirm it until ${when}. If it was not you, do nothing.`,
    button: 'Confirm',
  },
  resetPassword: {
    subject: 'Set a new password',
    text: (when) =>
      `Somebody, hopefully you, asked for a new password. You can set it once, until ${when}. If it was not you, do nothing: the old one stays.`,
    button: 'Set a new password',
  },
  channelOff: {
    subject: { email: 'Mails to you are switched off', webhook: 'Your webhook is switched off' },
    text: (host, error) =>
      `For a whole day nothing could be delivered to ${host} (${error}), so nothing is sent there any more; your other channels go on. Once it works again, send a test from the settings: if it arrives, the channel is on again.`,
    button: 'Settings',
  },
  digest: {
    subject: (date) => `Digest of ${date}`,
    text: (games) =>
      `This digest has the fingerprints of all games in which something happened (${games}). Keep this message: with it you can prove it if one of their histories is ever changed.`,
    button: 'Look at it',
  },
};
