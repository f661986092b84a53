/** What went wrong outside the rules. A refusal by the rules is an answer and never one of these. */
export const FAULT_CODES = [
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'NOT_FOUND',
  'BAD_INPUT',
  'BUSY',
  'OUTCOME_UNKNOWN',
  'UNAVAILABLE',
  'CURSOR_AHEAD',
  'WRONG_PASSWORD',
  'TAKEN',
  'BAD_LINK',
  'LIMIT_REACHED',
  'RATE_LIMITED',
  'TOO_MANY_FEEDS',
] as const;
export type FaultCode = (typeof FAULT_CODES)[number];

/** A fault with a sentence that may be shown to whoever asked, and facts that are safe to send. */
export class Fault extends Error {
  override readonly name = 'Fault';
  constructor(
    readonly code: FaultCode,
    message: string,
    readonly facts: Readonly<Record<string, string | number>> = {},
    cause?: unknown,
  ) {
    super(message, cause === undefined ? undefined : { cause });
  }
}

/** Also the answer for games that exist but are not the asker's to see: their existence is no business of his. */
export const noSuchGame = (game: string): Fault =>
  new Fault('NOT_FOUND', 'There is no game with this id, or it is not open to you.', { game });

/** Something else that was asked for by its name and is not there. */
export const noSuchThing = (message: string): Fault => new Fault('NOT_FOUND', message);
