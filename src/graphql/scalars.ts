import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { GraphQLJSONObject } from 'graphql-scalars';

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/;

function instantFrom(value: unknown): Date {
  const at = typeof value === 'string' && INSTANT.test(value) ? new Date(value) : undefined;
  if (at === undefined || Number.isNaN(at.getTime()))
    throw new GraphQLError('DateTime must be an instant in UTC as 2026-03-01T18:00:00.000Z.');
  return at;
}

export const DateTimeScalar = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  description: 'An instant, ISO 8601 in UTC with milliseconds: 2026-03-01T18:00:00.000Z.',
  serialize: (value) => {
    if (value instanceof Date) return value.toISOString();
    if (typeof value === 'string') return value;
    throw new GraphQLError('not an instant');
  },
  parseValue: instantFrom,
  parseLiteral: (node) => instantFrom(node.kind === Kind.STRING ? node.value : undefined),
});

export const JsonObjectScalar = GraphQLJSONObject;
