import { account } from './en/account.js';
import { acting } from './en/acting.js';
import { board } from './en/board.js';
import { chronicle } from './en/chronicle.js';
import { common } from './en/common.js';
import { decision } from './en/decision.js';
import { hints } from './en/hints.js';
import { home } from './en/home.js';
import { lobby } from './en/lobby.js';
import { orders } from './en/orders.js';
import { score } from './en/score.js';
import { table } from './en/table.js';
import { talk } from './en/talk.js';

export const en = {
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
