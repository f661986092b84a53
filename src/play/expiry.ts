const DAY_MS = 24 * 60 * 60 * 1000;

/** A table that nobody has started for so long is closed, and everybody concerned is told. */
const EXPIRES_AFTER_DAYS = 14;

/** When a table that was opened then expires. */
export const expiryOf = (openedAt: Date): Date => new Date(openedAt.getTime() + EXPIRES_AFTER_DAYS * DAY_MS);

/** Tables opened before this have expired by now. */
export const expiredBefore = (now: Date): Date => new Date(now.getTime() - EXPIRES_AFTER_DAYS * DAY_MS);
