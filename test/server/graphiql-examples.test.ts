import {
  NoDeprecatedCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { cairnSchema } from '../../src/graphql/schema.js';
import { guest } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { examples } from '../../web/graphiql/examples.js';

const named = examples.map((example) => {
  const document = parse(example.query);
  const [operation] = document.definitions as readonly OperationDefinitionNode[];
  return { ...example, document, name: operation?.name?.value ?? '', kind: operation?.operation };
});
/** Whose tab names somebody who is not there. */
const NEEDS_OTHERS = ['Invite'];

let schema: GraphQLSchema;
let server: TestServer;
beforeAll(async () => {
  schema = await cairnSchema();
  server = await serveWorld(emptyWorld());
});
afterAll(() => server.stop());

describe('the saved examples', () => {
  it('have names of their own, by which their tabs are found', () => {
    expect(new Set(named.map(({ name }) => name)).size).toBe(examples.length);
    expect(named.map(({ query }) => Number(/^# (\d+)\./.exec(query)?.[1]))).toEqual(
      Array.from(examples, (_, index) => index + 1),
    );
  });

  it.each(named)('$name fits the schema and asks for nothing that is going away', ({ document }) => {
    expect(validate(schema, document, [...specifiedRules, NoDeprecatedCustomRule])).toEqual([]);
  });

  it('work in their order, with the ids that they give', async () => {
    const ann = await guest(server.address, 'Ann');
    let id = '';
    for (const { name, query, kind } of named) {
      if (kind === OperationTypeNode.SUBSCRIPTION || NEEDS_OTHERS.includes(name)) continue;
      const { data, errors } = await ann.send(query, query.includes('$id') ? { id } : {});
      expect({ name, errors }).toEqual({ name, errors: [] });
      const [answer] = Object.values(data) as readonly Readonly<{ gameId?: string; code?: string }>[];
      id = answer?.gameId ?? id;
      expect({ name, code: answer?.code }).toEqual({ name, code: undefined });
    }
  });
});
