/** One entry of `errors` in an answer. */
export type WireError = Readonly<{
  message: string;
  extensions?: Readonly<{
    code?: string;
    facts?: Facts;
    retryable?: boolean;
    requestId?: string;
  }>;
}>;

type Facts = Readonly<Record<string, unknown>>;

/** What a fault says besides its code; see the table of codes in docs/api.md. */
export type FaultParts = Readonly<{
  facts?: Facts;
  retryable?: boolean;
  requestId?: string | undefined;
}>;

/**
 * What the server could not answer, with the code it gave; `UNREACHABLE` when there was no answer at all.
 * A refusal of the rules is none: it is an outcome.
 */
export class CairnFault extends Error {
  override readonly name = 'CairnFault';
  readonly facts: Facts;
  /** Whether the same request may do better a little later. */
  readonly retryable: boolean;
  /** To quote when you report it. */
  readonly requestId: string | undefined;

  constructor(
    readonly code: string,
    message: string,
    { facts = {}, retryable = false, requestId }: FaultParts = {},
  ) {
    super(message);
    this.facts = facts;
    this.retryable = retryable;
    this.requestId = requestId;
  }
}

/** A fault as the server put it. */
export const faultFrom = ({
  message,
  extensions: { code = 'INTERNAL', ...parts } = {},
}: WireError): CairnFault => new CairnFault(code, message, parts);

/** Nobody has answered, or nobody who knows GraphQL. */
export const unreachable = (message: string): CairnFault =>
  new CairnFault('UNREACHABLE', message, { retryable: true });
