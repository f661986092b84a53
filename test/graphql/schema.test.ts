import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  getIntrospectionQuery,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isSpecifiedScalarType,
  type GraphQLNamedType,
} from 'graphql';
import { cairnSchema, schemaText } from '../../src/graphql/schema.js';
import { clientOf } from '../support/api-client.js';
import { emptyWorld, serveWorld } from '../support/cairn-server.js';

type Described = Readonly<{ name: string; description?: string | null | undefined }>;

/** The names of those without a description. */
const silent = (of: string, all: readonly Described[]): readonly string[] =>
  all.filter(({ description }) => !description).map(({ name }) => `${of}${name}`);

/** What of this type has no description. */
function undescribed(type: GraphQLNamedType): readonly string[] {
  const own = silent('', [type]);
  if (isEnumType(type)) return [...own, ...silent(`${type.name}.`, type.getValues())];
  if (isInputObjectType(type)) return [...own, ...silent(`${type.name}.`, Object.values(type.getFields()))];
  if (!isObjectType(type) && !isInterfaceType(type)) return own;
  const fields = Object.values(type.getFields());
  const args = fields.flatMap((field) => silent(`${type.name}.${field.name}: `, field.args));
  return [...own, ...silent(`${type.name}.`, fields), ...args];
}

describe('the schema', () => {
  it('describes every type, field, argument and value', async () => {
    const types = Object.values((await cairnSchema()).getTypeMap()).filter(
      (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
    );
    expect(types.length).toBeGreaterThan(80);
    expect(types.flatMap(undescribed)).toEqual([]);
  });

  it('is the one that is committed', async () => {
    const committed = readFileSync(resolve(import.meta.dirname, '../../schema.graphql'), 'utf8');
    expect(await schemaText()).toBe(committed);
  });

  it('can be asked for by anybody', async () => {
    const server = await serveWorld(emptyWorld());
    const { errors, data } = await clientOf(server.address).send(getIntrospectionQuery());
    await server.stop();
    expect(errors).toEqual([]);
    expect(data).toHaveProperty('__schema.types');
  });

  it('knows the editions and where each says what it says', async () => {
    const server = await serveWorld(emptyWorld());
    const { data } = await clientOf(server.address).send(
      '{ editions { id name switches { name words citation } } }',
    );
    await server.stop();
    expect(data['editions']).toContainEqual({
      id: 'HR_2008',
      name: 'Croatian 2008 rules',
      switches: [
        { name: 'starvation', words: 'hunger costs 10', citation: '004:398' },
        { name: 'huntAgain', words: 'hunting once a round', citation: '004:148' },
        { name: 'spareGreens', words: 'spare symbols count 1 each', citation: '004:434' },
        { name: 'tie', words: 'ties by the sum of grain, tools and people', citation: '004:474' },
      ],
    });
  });
});
