import type { IncomingMessage, ServerResponse } from 'node:http';
import { HeaderMap, type ApolloServer, type HTTPGraphQLResponse } from '@apollo/server';
import type { Handler } from './handlers.js';
import { bodyOf, searchOf } from './requests.js';

type ContextOf<Context extends object> = (
  request: IncomingMessage,
  response: ServerResponse,
) => Promise<Context>;

/**
 * Hands requests to Apollo and its answers back. The text of an answer is sent as it is: Express would look up anew what
 * kind of text it is.
 */
export const apolloHandler =
  <Context extends object>(apollo: ApolloServer<Context>, contextOf: ContextOf<Context>): Handler =>
  async (request, response) => {
    const answer = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: request.method ?? '',
        headers: headersOf(request),
        // Without a fragment, as it is read to be measured: a document must be the one that was measured.
        search: searchOf(request),
        body: bodyOf(request),
      },
      context: () => contextOf(request, response),
    });
    send(answer, response);
  };

function headersOf({ headers }: IncomingMessage): HeaderMap {
  const map = new HeaderMap();
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) map.set(name, typeof value === 'string' ? value : value.join(', '));
  }
  return map;
}

function send({ headers, status = 200, body }: HTTPGraphQLResponse, response: ServerResponse): void {
  // Answers in several parts are for @defer and @stream, which the schema does not have.
  if (body.kind !== 'complete') throw new Error('an answer in several parts');
  response.statusCode = status;
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('Content-Length', Buffer.byteLength(body.string));
  response.end(body.string);
}
