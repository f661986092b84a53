import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { presentFault } from '../graphql/errors.js';
import { statusOfFault } from '../graphql/fault-table.js';
import { Fault } from '../play/faults.js';
import { incidentIn, scopeOf } from './request-scope.js';
import { BODY_LIMIT } from './settings.js';

/** Errors outside GraphQL look like those inside it, so that a client needs one reader for both. */
const sendError = (response: Response, status: number, message: string, extensions: object): void => {
  response.status(status).json({ errors: [{ message, extensions }] });
};

/** For paths that only programs ask for. */
export const notFound: RequestHandler = (request, response) => {
  sendError(response, 404, 'There is nothing here.', { code: 'NOT_FOUND', facts: { path: request.path } });
};

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;

/** What went wrong before a request reached GraphQL. */
export function errorHandler(): ErrorRequestHandler {
  return (error: unknown, request, response, next) => {
    if (response.headersSent) {
      next(error);
      return;
    }
    const status = statusOf(error);
    if (error instanceof Fault) {
      response.status(statusOfFault(error.code)).json({ errors: [presentFault(error)] });
    } else if (status === 413) {
      const facts = { limit: BODY_LIMIT };
      sendError(response, 413, `The request is larger than ${BODY_LIMIT} bytes.`, {
        code: 'BODY_TOO_LARGE',
        facts,
      });
    } else if (status !== undefined && status >= 400 && status < 500) {
      const facts = { field: 'body' };
      sendError(response, status, 'The request cannot be read: it must be one JSON object in UTF-8.', {
        code: 'BAD_INPUT',
        facts,
      });
    } else {
      const requestId = incidentIn(scopeOf(request), error);
      sendError(response, 500, 'Something went wrong on the server. Quote the request id.', {
        code: 'INTERNAL',
        requestId,
      });
    }
  };
}
