import { account } from './cs/account.js';
import { acting } from './cs/acting.js';
import { board } from './cs/board.js';
import { chronicle } from './cs/chronicle.js';
import { common } from './cs/common.js';
import { decision } from './cs/decision.js';
import { CIHLA, goodsSentences, goodsWords } from './cs/goods.js';
import { hints } from './cs/hints.js';
import { home } from './cs/home.js';
import { lobby } from './cs/lobby.js';
import { orders } from './cs/orders.js';
import { score } from './cs/score.js';
import { table } from './cs/table.js';
import { talk } from './cs/talk.js';
import type { Words } from './words.js';

const base: Words = {
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

/** Czech books call brick one thing, the book of the expansion another. */
const inExpansion: Words = {
  ...base,
  board: { ...board, goods: goodsWords(CIHLA) },
  acting: { ...acting, ...goodsSentences(CIHLA) },
};

export const cs: Words = { ...base, inExpansion };
