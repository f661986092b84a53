import { account } from './hr/account.js';
import { acting } from './hr/acting.js';
import { board } from './hr/board.js';
import { chronicle } from './hr/chronicle.js';
import { common } from './hr/common.js';
import { decision } from './hr/decision.js';
import { hints } from './hr/hints.js';
import { home } from './hr/home.js';
import { lobby } from './hr/lobby.js';
import { orders } from './hr/orders.js';
import { score } from './hr/score.js';
import { table } from './hr/table.js';
import { talk } from './hr/talk.js';
import type { Words } from './words.js';

export const hr: Words = {
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
