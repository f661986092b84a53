import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  specifiedRules,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { costOf, excessiveCost, read, tooMuch } from '../graphql/limits.js';
import { createLru } from '../lib/lru.js';
import { REMEMBERED_CHARACTERS } from './documents.js';

/** An operation ready to run, or what is wrong with it. */
export type Prepare = (payload: SubscribePayload) => ExecutionArgs | readonly GraphQLError[];

/** Parses and validates each good document once, however many sockets send it. */
export function createPrepare(schema: GraphQLSchema, capacity = 500): Prepare {
  const known = createLru<string, DocumentNode>(capacity);

  const checked = (query: string): DocumentNode | readonly GraphQLError[] => {
    const found = known.get(query) ?? check(schema, query);
    if ('kind' in found && query.length <= REMEMBERED_CHARACTERS) known.set(query, found);
    return found;
  };

  return ({ query, variables, operationName }) => {
    const document = checked(query);
    if (!('kind' in document)) return document;
    if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION) {
      return [
        coded('Only subscriptions run over this socket. Send queries and mutations by POST.', 'BAD_REQUEST'),
      ];
    }
    const excess = excessiveCost(costOf(document, operationName, variables ?? {}));
    if (excess !== undefined) return [tooMuch(excess)];
    return {
      schema,
      document,
      variableValues: variables ?? {},
      operationName: operationName ?? null,
    };
  };
}

function check(schema: GraphQLSchema, query: string): DocumentNode | readonly GraphQLError[] {
  try {
    const document = read(query);
    if (document instanceof GraphQLError) return [document];
    const errors = validate(schema, document, specifiedRules);
    return errors.length === 0 ? document : errors.map(withoutDocument);
  } catch (error) {
    if (error instanceof GraphQLError) return [coded(error.message, 'GRAPHQL_PARSE_FAILED')];
    throw error;
  }
}

const coded = (message: string, code: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

/** Errors hold on to the document they were found in; what is sent needs none of it. */
const withoutDocument = (error: GraphQLError): GraphQLError =>
  new GraphQLError(error.message, {
    extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
  });
