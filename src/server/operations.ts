import type {
  ApolloServerPlugin,
  GraphQLRequestContextDidResolveOperation,
  GraphQLRequestListener,
} from '@apollo/server';
import { getOperationAST, GraphQLError, OperationTypeNode } from 'graphql';
import type { RequestContext } from '../graphql/context.js';
import { countCost } from './cost.js';
import type { Incidents } from './incidents.js';
import type { RememberedAnswers } from './remembered-answers.js';

type Resolved = GraphQLRequestContextDidResolveOperation<RequestContext>;

/**
 * Everything we have to say to an operation on its way, in one plugin: Apollo waits for each of them at every station,
 * and five took 6 % of a move.
 */
export const watchingOperations = (
  incidents: Incidents,
  answers: RememberedAnswers,
): ApolloServerPlugin<RequestContext> => ({
  requestDidStart: () => Promise.resolve(listenerFor(incidents, answers)),
});

function listenerFor(
  incidents: Incidents,
  answers: RememberedAnswers,
): GraphQLRequestListener<RequestContext> {
  const cost = countCost();
  return {
    didResolveOperation: (resolved) => {
      mentionName(resolved);
      const excess = cost.count(resolved);
      const refusal = isFeed(resolved) ? onlyBySocket() : excess;
      return refusal === undefined ? Promise.resolve() : Promise.reject(refusal);
    },
    didEncounterErrors: ({ errors, contextValue }) => {
      for (const error of errors) incidents.noted(error, contextValue.incident);
      return Promise.resolve();
    },
    responseForOperation: answers.recall,
    willSendResponse: (answering) => {
      cost.tell(answering);
      answers.learn(answering);
      return Promise.resolve();
    },
  };
}

function mentionName({ operationName, contextValue }: Resolved): void {
  if (operationName !== null) contextValue.mention({ operation: operationName.slice(0, 64) });
}

/** Run here, a subscription would be answered with nothing at all. */
const isFeed = ({ document, operationName }: Resolved): boolean =>
  getOperationAST(document, operationName)?.operation === OperationTypeNode.SUBSCRIPTION;

const onlyBySocket = (): GraphQLError =>
  new GraphQLError(
    'Subscriptions run over a WebSocket at this address (graphql-transport-ws), not by POST.',
    { extensions: { code: 'BAD_REQUEST', http: { status: 400 } } },
  );
