import type { Words } from './words.js';

/** A page that says one thing. */
export type Statement = Readonly<{ title: string; text: string }>;

/** What stands on the small pages that links in mails lead to. */
export type AnswerSentences = Readonly<{
  /** "Send people to the forest". */
  send: (to: string) => string;
  howMany: string;
  use: (place: string) => string;
  roll: (place: string, dice: number, words: Words) => string;
  buyCard: (card: string) => string;
  build: (building: string) => string;
  price: (price: string) => string;
  leaveIt: string;
  youPay: (good: string) => string;
  youGive: (good: string) => string;
  youGet: (good: string) => string;
  youTake: (good: string) => string;
  withTopCard: string;
  takeIt: string;
  /** What comes without tools, and at best with them. */
  yields: (plain: number, best: number) => string;
  tool: (value: number) => string;
  oneUseTool: (value: number) => string;
  asOrnaments: string;
  takeDie: (face: number, gives: string) => string;
  takeAnyTwo: string;
  feed: string;
  goHungry: (lost: number, words: Words) => string;
  youHave: (goods: string) => string;

  /** The rules said no; the sentence with the reason follows. */
  refused: string;
  stale: Statement;
  done: Statement;
  closed: Statement;
  unknown: Statement;
  badLink: Statement;
  tryAgain: Statement;
  confirmed: Statement;
  newPassword: string;
  passwordLength: string;
  passwordSet: Statement;
  /** Where to go on from such a page. */
  ways: Readonly<Record<'games' | 'signIn' | 'newLink', string>>;
  unsubscribe: Statement & Readonly<{ button: string }>;
  unsubscribed: Statement;
}>;
