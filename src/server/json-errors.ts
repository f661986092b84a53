import type { ErrorRequestHandler, RequestHandler } from 'express';
import { presentFault } from '../graphql/errors.js';
import { statusOfFault } from '../graphql/fault-table.js';
import { Fault } from '../play/faults.js';
import type { Failed } from './handlers.js';
import { incidentIn, scopeOf } from './request-scope.js';
import { pathOf, sendJson } from './requests.js';
import { BODY_LIMIT } from './settings.js';

/** Errors outside GraphQL look like those inside it, so that a client needs one reader for both. */
const errorOf = (message: string, extensions: object) => ({ errors: [{ message, extensions }] });

/** For paths that only programs ask for. */
export const notFound: RequestHandler = (request, response) => {
  const facts = { path: pathOf(request) };
  sendJson(response, 404, errorOf('There is nothing here.', { code: 'NOT_FOUND', facts }));
};

const statusOf = (error: unknown): number | undefined =>
  typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number'
    ? error.status
    : undefined;

/** What went wrong before a request reached GraphQL. An answer that has begun can only be broken off. */
export const answerFailure: Failed = (error, request, response) => {
  const status = statusOf(error);
  if (response.headersSent) {
    request.socket.destroy();
  } else if (error instanceof Fault) {
    sendJson(response, statusOfFault(error.code), { errors: [presentFault(error)] });
  } else if (status === 413) {
    const extensions = { code: 'BODY_TOO_LARGE', facts: { limit: BODY_LIMIT } };
    sendJson(response, 413, errorOf(`The request is larger than ${BODY_LIMIT} bytes.`, extensions));
  } else if (status !== undefined && status >= 400 && status < 500) {
    const message = 'The request cannot be read: it must be one JSON object in UTF-8.';
    sendJson(response, status, errorOf(message, { code: 'BAD_INPUT', facts: { field: 'body' } }));
  } else {
    const extensions = { code: 'INTERNAL', requestId: incidentIn(scopeOf(request), error) };
    const message = 'Something went wrong on the server. Quote the request id.';
    sendJson(response, 500, errorOf(message, extensions));
  }
};

/** The same for what Express answers, which knows it by its four parameters. */
export const errorHandler: ErrorRequestHandler = (error: unknown, request, response, next) => {
  if (response.headersSent) next(error);
  else answerFailure(error, request, response);
};
