// The typed half of the client: types and documents, and a document for every command there is, from the schema alone.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSchema, getNamedType, parse } from 'graphql';
import { documentOf, documentsIn, typedDocuments } from '../tools/lib/typed-documents.mjs';

const here = import.meta.dirname;
const out = join(here, 'src/gql/');
const text = readFileSync(join(here, '../schema.graphql'), 'utf8');
const schema = buildSchema(text);

const capital = (word) => word[0].toUpperCase() + word.slice(1);
const inputOf = ({ type }) => getNamedType(type).name;

/** Mutations whose answer is what became of a command: `[name, input]`. */
const commands = Object.values(schema.getMutationType().getFields())
  .filter(({ type }) => getNamedType(type).name === 'PlayResult')
  .map(({ name, args: [input] }) => [name, inputOf(input)]);

/** What `whyNot` can be asked about, likewise. */
const moves = schema
  .getQueryType()
  .getFields()
  .whyNot.args.map((arg) => [arg.name, inputOf(arg)]);

const commandText = ([name, input]) =>
  `mutation ${capital(name)}($input: ${input}!) { outcome: ${name}(input: $input) { ...Outcome } }`;
const moveText = ([name, input]) =>
  `query WhyNot${capital(name)}($input: ${input}!) { verdict: whyNot(${name}: $input) { ...Verdict } }`;

const tables = `
/** Every command by its name. */
export const COMMANDS = {
${commands.map(([name]) => `  ${name}: ${capital(name)}Document,`).join('\n')}
} as const;

/** Every move about which one can ask whether it would be accepted. */
export const MOVES = {
${moves.map(([name]) => `  ${name}: WhyNot${capital(name)}Document,`).join('\n')}
} as const;
`;

const module = await typedDocuments({
  schema: parse(text),
  documents: [
    ...documentsIn(join(here, 'src/documents')),
    documentOf('commands', [...commands.map(commandText), ...moves.map(moveText)].join('\n')),
  ],
  out,
  as: { type: 'TypedText', imported: "import type { TypedText } from '../typed-text.js';" },
});
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'graphql.ts'), module + tables);
