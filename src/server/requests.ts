import type { IncomingMessage, ServerResponse } from 'node:http';

/** Where a path ends: what comes after it are a query and a fragment. */
const END = /[?#]/;

/** The path that was asked for, as Express reads it: a proxy's whole address is cut down to it. */
export function pathOf({ url = '/' }: IncomingMessage): string {
  const end = url.search(END);
  const path = end < 0 ? url : url.slice(0, end);
  return path.startsWith('/') || !URL.canParse(path) ? path : new URL(path).pathname;
}

/** The query of an address from its question mark on; a fragment is no part of it. */
export function searchOf({ url = '' }: IncomingMessage): string {
  const end = url.indexOf('#');
  const address = end < 0 ? url : url.slice(0, end);
  const at = address.indexOf('?');
  return at < 0 ? '' : address.slice(at);
}

/** What a header says that is sent once. */
export function headerOf({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name];
  return typeof value === 'string' ? value : undefined;
}

/** What was read of a request's body. */
export const bodyOf = (request: IncomingMessage): unknown => ('body' in request ? request.body : undefined);

/** Answers with JSON. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  const text = JSON.stringify(value);
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', Buffer.byteLength(text));
  response.end(text);
}
