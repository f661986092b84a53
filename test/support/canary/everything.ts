import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  buildSchema,
  getNamedType,
  isAbstractType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  type GraphQLAbstractType,
  type GraphQLField,
  type GraphQLNamedType,
} from 'graphql';

const schema = buildSchema(readFileSync(resolve(import.meta.dirname, '../../../schema.graphql'), 'utf8'));

/** Deeper than anything a game shows. */
const DEPTH = 7;

type Field = GraphQLField<unknown, unknown>;

/** Values for arguments by their names, as they stand in a query. */
export type Given = Readonly<Record<string, string>>;

/** The catalogue of all cards is no secret. */
const CATALOGUE = ['ContentTables', 'ContentFile'];

/** Every query there is, each asking for every field; what needs an argument that is not given is not asked. */
export function everyQuery(given: Given): ReadonlyMap<string, string> {
  const fields = Object.values(schema.getQueryType()?.getFields() ?? {});
  const asked = fields.filter(isSecretive);
  return new Map(asked.map((field) => [field.name, `query Everything { ${askedFor(field, given, DEPTH)} }`]));
}

/** All fields of a type, down to the last. */
export const allOf = (type: string): string => selection(schema.getType(type), {}, DEPTH);

function askedFor(field: Field, given: Given, depth: number, owner = ''): string {
  const args = field.args.filter(({ name }) => given[name] !== undefined);
  const words = args.map(({ name }) => `${name}: ${given[name] ?? ''}`).join(', ');
  // Under a name of its own: kinds of things have fields of one name and different types.
  const name = owner === '' ? field.name : `${owner}_${field.name}: ${field.name}`;
  const inner = selection(getNamedType(field.type), given, depth - 1);
  return `${name}${words === '' ? '' : `(${words})`} ${inner}`;
}

function selection(type: GraphQLNamedType | undefined, given: Given, depth: number): string {
  if (type === undefined || isLeafType(type)) return '';
  return `{ __typename ${isAbstractType(type) ? kindsOf(type, given, depth) : fieldsOf(type, given, depth)} }`;
}

const kindsOf = (type: GraphQLAbstractType, given: Given, depth: number): string =>
  schema
    .getPossibleTypes(type)
    .map((each) => `... on ${each.name} ${selection(each, given, depth)}`)
    .join(' ');

function fieldsOf(type: GraphQLNamedType, given: Given, depth: number): string {
  const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
  return fields
    .filter((field) => isSecretive(field) && isAnswerable(field, given))
    .filter(({ type: of }) => depth > 0 || isLeafType(getNamedType(of)))
    .map((field) => askedFor(field, given, depth, type.name))
    .join(' ');
}

const isSecretive = ({ type }: Field): boolean => !CATALOGUE.includes(getNamedType(type).name);

const isAnswerable = ({ args }: Field, given: Given): boolean =>
  args.every((arg) => !isRequiredArgument(arg) || given[arg.name] !== undefined);
