import type { AnswerSentences } from '../answer-sentences.js';
import { counted, signed } from '../grammar.js';

export const ANSWERS: AnswerSentences = {
  send: (to) => `Send people ${to}`,
  howMany: 'How many',
  use: (place) => `${place}: take what it gives`,
  roll: (place, dice, words) => `${place}: roll ${counted(words, dice, words.dice)}`,
  buyCard: (card) => `Buy the card ${card}`,
  build: (building) => `Build: ${building}`,
  price: (price) => `Price: ${price}`,
  leaveIt: 'Leave it',
  youPay: (good) => `You pay: ${good}`,
  youGive: (good) => `You trade away: ${good}`,
  youGet: (good) => `You trade in: ${good}`,
  youTake: (good) => `You take: ${good}`,
  withTopCard: 'and the top card of the deck',
  takeIt: 'Take it',
  yields: (plain, best) => `Without tools: ${plain}. At best: ${best}.`,
  tool: (value) => `Tool ${value}`,
  oneUseTool: (value) => `One-use tool ${value}`,
  asOrnaments: 'Of it as ornaments',
  takeDie: (face, gives) => `Take the ${face}: ${gives}`,
  takeAnyTwo: 'Take any 2 resources',
  feed: 'Feed the tribe',
  goHungry: (lost, words) => `Go hungry, ${signed(words, -lost, words.points)}`,
  youHave: (goods) => `You have ${goods}.`,

  refused: 'That cannot be done.',
  stale: { title: 'The table moved on', text: 'Your choice was not sent. Here is what is asked now.' },
  done: { title: 'Done', text: 'Your move is stored. Nothing else waits for you in this game.' },
  closed: {
    title: 'This is no longer open',
    text: 'It has been decided already, or the table has moved on.',
  },
  unknown: {
    title: 'This path leads nowhere.',
    text: 'The link is not complete, or it was never one of ours.',
  },
  badLink: {
    title: 'This link does nothing any more',
    text: 'It was used or has expired. Ask for a new one.',
  },
  tryAgain: { title: 'Not now', text: 'Nothing was stored. Try again in a moment.' },
  confirmed: {
    title: 'Confirmed',
    text: 'Your address is confirmed. The settings say what is sent there, and when.',
  },
  newPassword: 'New password',
  passwordLength: 'A password has 10 to 200 characters.',
  ways: { games: 'To my games', signIn: 'Sign in', newLink: 'Ask for a new link' },
  passwordSet: { title: 'Done', text: 'Your new password holds. Sign in with it.' },
  unsubscribe: {
    title: 'No more mails?',
    text: 'Reminders will not be sent to this address any more.',
    button: 'No more mails',
  },
  unsubscribed: {
    title: 'Done',
    text: 'No more reminders go to this address. You can switch them on again in the settings.',
  },
};
