const DAY_MS = 24 * 60 * 60 * 1000;

/** A table that nobody has started for so long is closed, and everybody concerned is told. */
const EXPIRES_AFTER_DAYS = 14;

/** A request to the table that has not been settled for so long lapses (R39). */
export const REQUESTS_LAPSE_AFTER_DAYS = 7;

/** When a table that was opened then expires. */
export const expiryOf = (openedAt: Date): Date => new Date(openedAt.getTime() + EXPIRES_AFTER_DAYS * DAY_MS);

/** Tables opened before this have expired by now. */
export const expiredBefore = (now: Date): Date => new Date(now.getTime() - EXPIRES_AFTER_DAYS * DAY_MS);

/** Requests made before this have lapsed by now. */
export const lapsedBefore = (now: Date): Date => new Date(now.getTime() - REQUESTS_LAPSE_AFTER_DAYS * DAY_MS);
