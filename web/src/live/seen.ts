import { rememberedNumber, rememberNumber } from '../lib/remembered.js';

/** The last version of a game this device has shown; null on the first visit. */
export const lastSeen = (gameId: string): number | null => rememberedNumber(`seen.${gameId}`);

/** Remembers how far one has seen a game. */
export const rememberSeen = (gameId: string, version: number): void =>
  rememberNumber(`seen.${gameId}`, version);
