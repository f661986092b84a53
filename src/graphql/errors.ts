import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { Fault } from '../play/faults.js';
import { FAULTS } from './fault-table.js';
import { excessOf } from './limits.js';

/** Notes down what nobody should have to see, and returns the number by which it can be found again. */
export type Incident = (cause: unknown) => string;

/**
 * An error as the client gets it. Faults say what they are; what is wrong with the request itself keeps GraphQL's
 * words; everything else is an incident: logged, and answered with nothing but a number to quote.
 */
export function presentError(error: unknown, incident: Incident): GraphQLFormattedError {
  const located = placeOf(error);
  const cause = deepest(error);
  if (cause instanceof Fault) return { ...located, ...presentFault(cause) };
  const requestFault = error instanceof GraphQLError ? presentRequestFault(error) : undefined;
  if (requestFault !== undefined) return { ...located, ...requestFault };
  return {
    ...located,
    message: 'Something went wrong on the server. Nothing is wrong with your request; quote the request id.',
    extensions: { code: 'INTERNAL', requestId: incident(cause) },
  };
}

/** A fault outside GraphQL, in the same form. */
export const presentFault = ({ message, code, facts }: Fault): GraphQLFormattedError => ({
  message,
  extensions: { code, facts, ...(FAULTS[code].retryable ? { retryable: true } : {}) },
});

/** A coded error of the request: syntax, validation, transport. Undefined: not the request's fault. */
function presentRequestFault(error: GraphQLError): GraphQLFormattedError | undefined {
  const { extensions } = error;
  const message = withoutValue(error);
  const excess = excessOf(error);
  if (excess !== undefined) return { message, extensions: { code: 'REQUEST_TOO_LARGE', facts: excess } };
  const { code } = extensions;
  const field = fieldIn(message);
  if (field !== undefined && (code === undefined || code === 'BAD_USER_INPUT')) {
    return { message, extensions: { code: 'BAD_INPUT', facts: { field } } };
  }
  return typeof code === 'string' ? { message, extensions: { code } } : undefined;
}

/** graphql-js repeats a value that does not fit, which may be a password, or very long: where it is and why not is enough. */
function withoutValue({ message, originalError }: GraphQLError): string {
  const [start, variable] = /^(Variable "\$\w+") got invalid value /.exec(message) ?? [];
  if (start === undefined || variable === undefined || originalError === undefined) return message;
  const reason = originalError.message;
  const repeated = message.slice(start.length, -`; ${reason}`.length);
  const place = / at "[\w.[\]]+"$/.exec(repeated)?.[0] ?? '';
  const value = repeated.slice(0, repeated.length - place.length);
  // What is no member of an enum is repeated as it is, between quotes that it may hold itself.
  const why = reason.replace(`: ${value}`, () => '').replace(/^Value ".*"(?= does not exist)/s, 'That value');
  return `${variable} got an invalid value${place}; ${why}`;
}

/** graphql-js names the variable or argument only in its sentence. */
function fieldIn(message: string): string | undefined {
  const variable = /^Variable "\$(\w+)"/.exec(message)?.[1];
  const path = /^Variable .* at "([\w.[\]]+)"; /s.exec(message)?.[1];
  return path ?? variable ?? /^Argument "(\w+)"/.exec(message)?.[1];
}

function placeOf(error: unknown): Pick<GraphQLFormattedError, 'path' | 'locations'> {
  if (!(error instanceof GraphQLError)) return {};
  const { path, locations } = error;
  return { ...(locations === undefined ? {} : { locations }), ...(path === undefined ? {} : { path }) };
}

function deepest(error: unknown): unknown {
  const inner = error instanceof GraphQLError ? error.originalError : undefined;
  return inner === undefined ? error : deepest(inner);
}
