import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';

export type Next = (error?: unknown) => void;

/** Answers a request, or says that it is the next one's turn. It needs nothing but Node: it is the same in Express and past it. */
export type Handler = (
  request: IncomingMessage,
  response: ServerResponse,
  next: Next,
) => void | Promise<void>;

/** Answers what went wrong. */
export type Failed = (error: unknown, request: IncomingMessage, response: ServerResponse) => void;

/** Has a request handled by one after the other. */
export const handledBy =
  (handlers: readonly Handler[], failed: Failed): RequestListener =>
  (request, response) => {
    let turn = 0;
    const fail = (error: unknown): void => failed(error, request, response);
    const next: Next = (error) => {
      if (error !== undefined) {
        fail(error);
        return;
      }
      const handler = handlers[turn];
      if (handler === undefined) throw new Error('the last one must answer');
      turn += 1;
      try {
        void handler(request, response, next)?.catch(fail);
      } catch (thrown) {
        fail(thrown);
      }
    };
    next();
  };
