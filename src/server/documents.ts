import { parse as parseQuery } from 'node:querystring';
import { GraphQLError } from 'graphql';
import { presentError } from '../graphql/errors.js';
import { read, REQUEST_LIMITS } from '../graphql/limits.js';
import { createLru } from '../lib/lru.js';
import type { Handler } from './handlers.js';
import { bodyOf, searchOf, sendJson } from './requests.js';

/** Longer documents are read anew each time: what strangers can make us remember must be small. */
export const REMEMBERED_CHARACTERS = 8_000;

/** Why this document asks for too much; its syntax is left to whoever reads it next. */
function refusalOf(query: string): GraphQLError | undefined {
  try {
    const document = read(query, { noLocation: true });
    return document instanceof GraphQLError ? document : undefined;
  } catch {
    return undefined;
  }
}

/** Refuses documents that ask for too much before time is spent on validating them. */
export function measured(capacity = 500): Handler {
  const fine = createLru<string, true>(capacity);
  return (request, response, next) => {
    const query = queryIn(
      request.method === 'GET' ? parseQuery(searchOf(request).slice(1)) : bodyOf(request),
    );
    if (query === undefined || fine.get(query) === true) {
      next();
      return;
    }
    const refusal = refusalOf(query);
    if (refusal !== undefined) {
      const error = presentError(refusal, () => '');
      const cost = { asked: null, limit: REQUEST_LIMITS.cost };
      sendJson(response, 400, { errors: [error], extensions: { cost } });
      return;
    }
    if (query.length <= REMEMBERED_CHARACTERS) fine.set(query, true);
    next();
  };
}

const queryIn = (from: unknown): string | undefined =>
  typeof from === 'object' && from !== null && 'query' in from && typeof from.query === 'string'
    ? from.query
    : undefined;
