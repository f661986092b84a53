/** Who held a seat and has deleted their account. */
export const FORMER_PLAYER = 'A former player';

/** What to call a bot of this kind. */
export const botName = (kind: string): string => `Bot (${kind})`;
