import { board } from './cs/board.js';
import { chronicle } from './cs/chronicle.js';
import { common } from './cs/common.js';
import { decision } from './cs/decision.js';
import { lobby } from './cs/lobby.js';
import type { Words } from './words.js';

export const cs: Words = { common, board, decision, chronicle, lobby };
