import { board } from './hr/board.js';
import { chronicle } from './hr/chronicle.js';
import { common } from './hr/common.js';
import { decision } from './hr/decision.js';
import { lobby } from './hr/lobby.js';
import type { Words } from './words.js';

export const hr: Words = { common, board, decision, chronicle, lobby };
