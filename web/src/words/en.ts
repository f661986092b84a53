import { board } from './en/board.js';
import { chronicle } from './en/chronicle.js';
import { common } from './en/common.js';
import { decision } from './en/decision.js';
import { lobby } from './en/lobby.js';

export const en = { common, board, decision, chronicle, lobby };
