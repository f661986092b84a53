import {
  getOperationAST,
  GraphQLError,
  OperationTypeNode,
  parse,
  validate,
  type DocumentNode,
  type ExecutionArgs,
  type GraphQLSchema,
} from 'graphql';
import type { SubscribePayload } from 'graphql-ws';
import { createLru } from '../lib/lru.js';

/** An operation ready to run, or what is wrong with it. */
export type Prepare = (payload: SubscribePayload) => ExecutionArgs | readonly GraphQLError[];

/** Parses and validates each document once, however many sockets send it. */
export function createPrepare(schema: GraphQLSchema, capacity = 500): Prepare {
  const known = createLru<string, DocumentNode | readonly GraphQLError[]>(capacity);

  const checked = (query: string): DocumentNode | readonly GraphQLError[] => {
    const found = known.get(query) ?? check(schema, query);
    known.set(query, found);
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
    const document = parse(query);
    const errors = validate(schema, document);
    return errors.length === 0
      ? document
      : errors.map((error) => recoded(error, 'GRAPHQL_VALIDATION_FAILED'));
  } catch (error) {
    if (error instanceof GraphQLError) return [recoded(error, 'GRAPHQL_PARSE_FAILED')];
    throw error;
  }
}

const coded = (message: string, code: string): GraphQLError =>
  new GraphQLError(message, { extensions: { code } });

const recoded = (error: GraphQLError, code: string): GraphQLError =>
  new GraphQLError(error.message, {
    nodes: error.nodes ?? null,
    source: error.source ?? null,
    positions: error.positions ?? null,
    extensions: { code },
  });
