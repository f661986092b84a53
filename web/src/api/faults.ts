import type { CombinedError } from 'urql';

/** What went wrong, as the page tells it. A refusal of the rules is not a fault. */
export type FaultKind =
  'unreachable' | 'notFound' | 'forbidden' | 'signedOut' | 'tooFast' | 'ahead' | 'busy' | 'broken';

export type Fault = Readonly<{
  kind: FaultKind;
  /** The server's word for it; empty where it could not be asked. */
  code: string;
  /** What of the input it is about, as `handle`; null where it is about nothing in particular. */
  field: string | null;
  /** The number under which the server has noted it down. */
  quote: string | null;
  /** How many seconds to wait, if the server said so. */
  wait: number | null;
  /** How many there may be, where there were too many. */
  limit: number | null;
}>;

const BY_CODE: Readonly<Record<string, FaultKind>> = {
  NOT_FOUND: 'notFound',
  FORBIDDEN: 'forbidden',
  UNAUTHENTICATED: 'signedOut',
  RATE_LIMITED: 'tooFast',
  CURSOR_AHEAD: 'ahead',
  BUSY: 'busy',
  UNAVAILABLE: 'busy',
};

/** A fault of one kind, with nothing more to say. */
export const plainFault = (kind: FaultKind): Fault => ({
  kind,
  code: '',
  field: null,
  quote: null,
  wait: null,
  limit: null,
});

/** What is no id at all, as a mail program leaves it of a long link, is no game either. */
const IDS: ReadonlySet<string> = new Set(['id', 'gameId']);

const kindOf = (code: string, field: string | null): FaultKind =>
  code === 'BAD_INPUT' && IDS.has(field ?? '') ? 'notFound' : (BY_CODE[code] ?? 'broken');

const PASSING: ReadonlySet<FaultKind> = new Set(['unreachable', 'broken', 'busy', 'tooFast']);

/** Whether it is worth trying again. */
export const mayPass = ({ kind }: Fault): boolean => PASSING.has(kind);

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);
const textIn = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** Sorts an error of the client into what the reader can do about it. */
export function faultOf({ networkError, graphQLErrors }: CombinedError): Fault {
  const [error] = graphQLErrors;
  if (error === undefined) return plainFault(networkError === undefined ? 'broken' : 'unreachable');
  const { code, facts, requestId } = error.extensions;
  const { field, retryAfter, limit } = (facts ?? {}) as Readonly<Record<string, unknown>>;
  const named = textIn(code) ?? '';
  const about = textIn(field)?.split('.').at(-1) ?? null;
  return {
    kind: kindOf(named, about),
    code: named,
    field: about,
    quote: textIn(requestId),
    wait: numberIn(retryAfter),
    limit: numberIn(limit),
  };
}
