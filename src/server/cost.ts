import type { ApolloServerPlugin, GraphQLRequestContextWillSendResponse } from '@apollo/server';
import type { RequestContext } from '../graphql/context.js';
import { costOf, excessiveCost, REQUEST_LIMITS, tooMuch } from '../graphql/limits.js';

type Answering = GraphQLRequestContextWillSendResponse<RequestContext>;

/** Says in every answer what the request cost and what one may cost; refuses what costs too much. */
export const countCost: ApolloServerPlugin<RequestContext> = {
  requestDidStart: () => {
    // Unknown until the request could be read.
    let asked: number | null = null;
    return Promise.resolve({
      didResolveOperation: ({ document, operationName, request }) => {
        asked = costOf(document, operationName, request.variables ?? {});
        const excess = excessiveCost(asked);
        return excess === undefined ? Promise.resolve() : Promise.reject(tooMuch(excess));
      },
      willSendResponse: (answering) => {
        tell(answering, asked);
        sayWhenToComeBack(answering);
        return Promise.resolve();
      },
    });
  },
};

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
