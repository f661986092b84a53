import type { GameId } from '../game/index.js';

const GAME_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids that are no UUID in lower case name no game; to Postgres some would be an error and some another spelling. */
export const isGameId = (id: GameId): boolean => GAME_ID.test(id);
