import { account } from './sk/account.js';
import { acting } from './sk/acting.js';
import { board } from './sk/board.js';
import { chronicle } from './sk/chronicle.js';
import { common } from './sk/common.js';
import { decision } from './sk/decision.js';
import { hints } from './sk/hints.js';
import { home } from './sk/home.js';
import { lobby } from './sk/lobby.js';
import { orders } from './sk/orders.js';
import { score } from './sk/score.js';
import { table } from './sk/table.js';
import { talk } from './sk/talk.js';
import type { Words } from './words.js';

export const sk: Words = {
  common,
  board,
  decision,
  acting,
  orders,
  table,
  chronicle,
  score,
  hints,
  lobby,
  home,
  account,
  talk,
};
