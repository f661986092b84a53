import * as client from 'cairn/client';
import { validate, type DocumentNode, type GraphQLSchema } from 'graphql';
import { cairnSchema } from '../../src/graphql/schema.js';
import { costOf, excessiveCost, read } from '../../src/graphql/limits.js';

let schema: GraphQLSchema;
beforeAll(async () => {
  schema = await cairnSchema();
});

const documents = Object.entries(client).filter(([name]) => name.endsWith('Document'));

describe('the documents of the client', () => {
  it.each(documents)('%s fits the schema and the limits', (_name, text) => {
    const document = read(String(text)) as DocumentNode;
    expect(document.kind).toBe('Document');
    expect(validate(schema, document)).toEqual([]);
    expect(excessiveCost(costOf(document, undefined, { first: 100, last: 100 }))).toBeUndefined();
  });

  it('know every command and every move that the schema has', () => {
    const mutations = Object.values(schema.getMutationType()?.getFields() ?? {});
    const commands = mutations.filter(({ type }) => String(type) === 'PlayResult!').map(({ name }) => name);
    expect(Object.keys(client.COMMANDS).sort()).toEqual(commands.sort());
    const moves =
      schema
        .getQueryType()
        ?.getFields()
        ['whyNot']?.args.map(({ name }) => name) ?? [];
    expect(Object.keys(client.MOVES).sort()).toEqual(moves.sort());
    expect(commands.length).toBeGreaterThan(25);
  });
});
