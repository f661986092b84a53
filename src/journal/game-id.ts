import type { GameId } from '../game/index.js';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether Postgres takes it as an id. What many ask for in one statement must not fail because of one of them. */
export const isUuid = (id: string): boolean => UUID.test(id);

/** Ids that are no UUID in lower case name no game; to Postgres some would be an error and some another spelling. */
export const isGameId = (id: GameId): boolean => isUuid(id);
