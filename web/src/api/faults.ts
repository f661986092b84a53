import type { CombinedError } from 'urql';

/** What went wrong, as the page tells it. A refusal of the rules is not a fault. */
export type Fault = 'unreachable' | 'notFound' | 'forbidden' | 'signedOut' | 'broken';

const BY_CODE: Readonly<Record<string, Fault>> = {
  NOT_FOUND: 'notFound',
  FORBIDDEN: 'forbidden',
  UNAUTHENTICATED: 'signedOut',
};

/** Sorts an error of the client into what the reader can do about it. */
export function faultOf(error: CombinedError): Fault {
  if (error.networkError !== undefined) return 'unreachable';
  const code = error.graphQLErrors[0]?.extensions['code'];
  return (typeof code === 'string' ? BY_CODE[code] : undefined) ?? 'broken';
}
