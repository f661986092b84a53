import type { FaultCode } from '../play/faults.js';

/** What a code means to a program. */
export type FaultRow = Readonly<{
  meaning: string;
  /** The status outside GraphQL, and where a request is refused before it begins; answers of GraphQL have 200 or 429. */
  status: number;
  /** The same request, with the same `commandId`, may simply be sent again. */
  retryable: boolean;
  facts: string;
}>;

const row = (status: number, meaning: string, facts = '', retryable = false): FaultRow => ({
  meaning,
  status,
  retryable,
  facts,
});
const retry = (status: number, meaning: string, facts = ''): FaultRow => row(status, meaning, facts, true);

/** Faults that Cairn itself finds. */
// prettier-ignore
export const FAULTS: Readonly<Record<FaultCode, FaultRow>> = {
  UNAUTHENTICATED: row(401, 'Nobody is signed in, or the token shown opens nothing any more.'),
  FORBIDDEN:       row(403, 'You may not do that: not seated, not the owner, or the token was not made for it.'),
  NOT_FOUND:       row(404, 'There is no such thing, or it is not yours to see.', '`game`, `field` or what else was named'),
  BAD_INPUT:       row(400, 'Not well formed. Nothing of it was stored or repeated.', '`field`'),
  WRONG_PASSWORD:  row(400, 'The name or the password is wrong; which of them is not told.'),
  TAKEN:           row(409, 'Somebody else has it.', '`field`'),
  BAD_LINK:        row(410, 'A link that was used, has expired, or never was one.'),
  LIMIT_REACHED:   row(409, 'There may not be more of these at once.', '`limit`'),
  TOO_MANY_FEEDS:  row(400, 'You have as many feeds open as there may be at once.', '`limit`'),
  RATE_LIMITED:    retry(429, 'Too early. Wait as long as `Retry-After` says.', '`retryAfter`, `per`'),
  CURSOR_AHEAD:    row(400, 'The game has not come that far.', '`head`'),
  BUSY:            retry(503, 'Too many at the same thing just now.'),
  OUTCOME_UNKNOWN: retry(503, 'The connection to the database broke: it may or may not be stored.'),
  UNAVAILABLE:     retry(503, 'The database is away, or this server is about to stop.'),
};

/** What is wrong before Cairn understands a request, and what went wrong inside. */
// prettier-ignore
export const REQUEST_FAULTS = {
  BAD_REQUEST:               row(400, 'Not a request of GraphQL: a batch, no query, a mutation by GET, a query on a socket, a subscription on none.'),
  GRAPHQL_PARSE_FAILED:      row(400, 'The document cannot be read.'),
  GRAPHQL_VALIDATION_FAILED: row(400, 'The document does not fit the schema.'),
  OPERATION_RESOLUTION_FAILURE: row(400, 'The document has several operations, and none or a wrong one was named.'),
  PERSISTED_QUERY_NOT_SUPPORTED: row(200, 'Send the document itself.'),
  REQUEST_TOO_LARGE:         row(400, 'The document asks for too much at once.', '`limit`, `asked`, `most`'),
  BODY_TOO_LARGE:            row(413, 'The request has too many bytes.', '`limit`'),
  INTERNAL:                  row(500, 'A mistake of ours. Nothing is wrong with the request; quote `requestId`.'),
} as const satisfies Readonly<Record<string, FaultRow>>;

/** The status of this fault outside GraphQL, and of a request that is refused before it begins. */
export const statusOfFault = (code: FaultCode): number => FAULTS[code].status;
