import { HeaderMap, type ApolloServer, type HTTPGraphQLResponse } from '@apollo/server';
import type { Request, RequestHandler, Response } from 'express';

type ContextOf<Context extends object> = (request: Request, response: Response) => Promise<Context>;

/**
 * Hands requests to Apollo and its answers back. The text of an answer is sent as it is: Express would look up anew what
 * kind of text it is.
 */
export const apolloHandler =
  <Context extends object>(apollo: ApolloServer<Context>, contextOf: ContextOf<Context>): RequestHandler =>
  async (request, response) => {
    const answer = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: {
        method: request.method,
        headers: headersOf(request),
        search: searchIn(request.url),
        body: request.body as unknown,
      },
      context: () => contextOf(request, response),
    });
    send(answer, response);
  };

function headersOf({ headers }: Request): HeaderMap {
  const map = new HeaderMap();
  for (const name in headers) {
    const value = headers[name];
    if (value !== undefined) map.set(name, typeof value === 'string' ? value : value.join(', '));
  }
  return map;
}

/** Without a fragment, as Express reads it: a document must be the one that was measured. */
function searchIn(url: string): string {
  const end = url.indexOf('#');
  const address = end < 0 ? url : url.slice(0, end);
  const at = address.indexOf('?');
  return at < 0 ? '' : address.slice(at);
}

function send({ headers, status = 200, body }: HTTPGraphQLResponse, response: Response): void {
  // Answers in several parts are for @defer and @stream, which the schema does not have.
  if (body.kind !== 'complete') throw new Error('an answer in several parts');
  response.statusCode = status;
  for (const [name, value] of headers) response.setHeader(name, value);
  response.setHeader('Content-Length', Buffer.byteLength(body.string));
  response.end(body.string);
}
