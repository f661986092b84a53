import type { IncomingMessage, ServerResponse } from 'node:http';
import { ApolloServer, HeaderMap } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import express, { type RequestHandler } from 'express';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import type { Logger } from 'pino';
import type { RequestContext } from '../graphql/context.js';
import { presentError } from '../graphql/errors.js';
import { statusOfFault } from '../graphql/fault-table.js';
import { REQUEST_LIMITS } from '../graphql/limits.js';
import { Fault } from '../play/faults.js';
import { apolloHandler } from './apollo-handler.js';
import { measured } from './documents.js';
import type { Handler } from './handlers.js';
import { createIncidents, type Incidents } from './incidents.js';
import { watchingOperations } from './operations.js';
import { rememberAnswers } from './remembered-answers.js';
import { incidentIn, scopeOf } from './request-scope.js';
import { BODY_LIMIT } from './settings.js';

export type GraphqlHttp = Readonly<{ handlers: readonly Handler[]; stop: () => Promise<void> }>;

export type ContextOfRequest = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<RequestContext>;

/** GraphQL over HTTP: one operation a request, checked against cross-site forgery, errors in our words. */
export async function createGraphqlHttp(
  schema: GraphQLSchema,
  contextOf: ContextOfRequest,
  log: Logger,
): Promise<GraphqlHttp> {
  const incidents = createIncidents();
  const apollo = createApollo(schema, incidents, log);
  await apollo.start();
  const context: ContextOfRequest = (request, response) =>
    contextOf(request, response).catch((error: unknown) => {
      throw incidents.noted(refusalOf(error), (cause) => incidentIn(scopeOf(request), cause));
    });
  return {
    handlers: [express.json({ limit: BODY_LIMIT }), measured(), apolloHandler(apollo, context)],
    stop: () => apollo.stop(),
  };
}

function createApollo(
  schema: GraphQLSchema,
  incidents: Incidents,
  logger: Logger,
): ApolloServer<RequestContext> {
  const answers = rememberAnswers();
  return new ApolloServer<RequestContext>({
    schema,
    introspection: true,
    parseOptions: { maxLexicalTokens: REQUEST_LIMITS.tokens },
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    logger,
    stringifyResult: answers.encode,
    formatError: (_formatted, error) => presentError(error, incidents.of(error, logger)),
    plugins: [
      ApolloServerPluginLandingPageDisabled(),
      // Answers are for one viewer and never cached on their way; looking for hints would slow every field down.
      ApolloServerPluginCacheControlDisabled(),
      watchingOperations(incidents, answers),
    ],
  });
}

/** Answers are for whoever asked, as things stood when they did. */
export const notToBeKept: Handler = (_request, response, next) => {
  response.setHeader('Cache-Control', 'no-store');
  next();
};

/** A person who opens the API's address in a browser wants to look at it. */
export const toGraphiql: RequestHandler = (request, response, next) => {
  const looking = request.method === 'GET' && request.query['query'] === undefined;
  if (looking && request.accepts(['json', 'html']) === 'html') response.redirect(302, '/graphiql');
  else next();
};

/** Whoever shows a dead token, or comes too early, gets no answer at all, and a status that says so. */
function refusalOf(error: unknown): GraphQLError {
  if (!(error instanceof Fault)) return new GraphQLError('no context', { originalError: error as Error });
  const { retryAfter } = error.facts;
  const headers = new HeaderMap(retryAfter === undefined ? [] : [['retry-after', String(retryAfter)]]);
  const http = { status: statusOfFault(error.code), headers };
  return new GraphQLError(error.message, { originalError: error, extensions: { http } });
}
