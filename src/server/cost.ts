import type {
  GraphQLRequestContextDidResolveOperation,
  GraphQLRequestContextWillSendResponse,
} from '@apollo/server';
import type { GraphQLError } from 'graphql';
import type { RequestContext } from '../graphql/context.js';
import { costOf, excessiveCost, REQUEST_LIMITS, tooMuch } from '../graphql/limits.js';

type Answering = GraphQLRequestContextWillSendResponse<RequestContext>;
type Resolved = Pick<
  GraphQLRequestContextDidResolveOperation<RequestContext>,
  'document' | 'operationName' | 'request'
>;

/** What one request costs. */
export type Cost = Readonly<{
  /** Counts it; a refusal if it is too much. */
  count: (resolved: Resolved) => GraphQLError | undefined;
  /** Says in an answer what the request cost and what one may cost. */
  tell: (answering: Answering) => void;
}>;

/** The cost of a request that is about to begin. */
export function countCost(): Cost {
  // Unknown until the request could be read.
  let asked: number | null = null;
  return {
    count: ({ document, operationName, request }) => {
      asked = costOf(document, operationName, request.variables ?? {});
      const excess = excessiveCost(asked);
      return excess && tooMuch(excess);
    },
    tell: (answering) => {
      tell(answering, asked);
      sayWhenToComeBack(answering);
    },
  };
}

function tell({ response: { body } }: Answering, asked: number | null): void {
  if (body.kind !== 'single') return;
  body.singleResult.extensions = {
    ...body.singleResult.extensions,
    cost: { asked, limit: REQUEST_LIMITS.cost },
  };
}

/** A fault that ends with waiting: the status and the header that programs look for first. */
function sayWhenToComeBack({ response: { body, http } }: Answering): void {
  const errors = body.kind === 'single' ? (body.singleResult.errors ?? []) : [];
  const limited = errors.find(({ extensions }) => extensions?.['code'] === 'RATE_LIMITED');
  const facts = limited?.extensions?.['facts'] as Readonly<{ retryAfter?: number }> | undefined;
  if (facts?.retryAfter === undefined) return;
  http.status = 429;
  http.headers.set('retry-after', String(facts.retryAfter));
}
