import { GraphQLError, GraphQLScalarType } from 'graphql';
import { GraphQLJSONObject } from 'graphql-scalars';

/** Instants go out only; nothing takes one in yet. */
export const DateTimeScalar = new GraphQLScalarType<never, string>({
  name: 'DateTime',
  description: 'An instant, ISO 8601 in UTC with milliseconds: 2026-03-01T18:00:00.000Z.',
  serialize: (value) => {
    if (value instanceof Date) return value.toISOString();
    if (typeof value === 'string') return value;
    throw new GraphQLError('not an instant');
  },
});

export const JsonObjectScalar = GraphQLJSONObject;
