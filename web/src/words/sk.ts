import { board } from './sk/board.js';
import { chronicle } from './sk/chronicle.js';
import { common } from './sk/common.js';
import { decision } from './sk/decision.js';
import { lobby } from './sk/lobby.js';
import type { Words } from './words.js';

export const sk: Words = { common, board, decision, chronicle, lobby };
