// Typed documents for every .graphql file of the page, from the committed schema. The generator's own command line is
// not used: it brings loaders for a dozen kinds of address, and we have plain files.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { parse, print, stripIgnoredCharacters, visit } from 'graphql';

const here = import.meta.dirname;
const out = join(here, 'src/gql/');
const schema = parse(readFileSync(process.argv[2] ?? join(here, '../schema.graphql'), 'utf8'));

const documents = readdirSync(join(here, 'src'), { recursive: true })
  .filter((file) => file.endsWith('.graphql'))
  .sort()
  .map((file) => {
    const location = join(here, 'src', file);
    const rawSDL = readFileSync(location, 'utf8');
    return { location, rawSDL, document: parse(rawSDL) };
  });

const sections = await preset.buildGeneratesSection({
  baseOutputDir: out,
  schema,
  documents,
  config: {
    useTypeImports: true,
    enumsAsTypes: true,
    immutableTypes: true,
    inlineFragmentTypes: 'combine',
    scalars: { ID: 'string', DateTime: 'string', JSONObject: 'Readonly<Record<string, unknown>>' },
  },
  presetConfig: { fragmentMasking: false },
  plugins: [],
  pluginMap: {},
  pluginContext: {},
});

/** Every fragment that a definition spreads, and those that these spread in turn. */
function spreadBy(definition, fragments, found = new Set()) {
  visit(definition, {
    FragmentSpread: ({ name: { value } }) => {
      if (found.has(value)) return;
      found.add(value);
      spreadBy(fragments.get(value), fragments, found);
    },
  });
  return [...found];
}

/** Documents as text, each fragment once for all of them: syntax trees would be many times as long. */
function documentsText() {
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const fragments = new Map(
    definitions.filter(({ kind }) => kind === 'FragmentDefinition').map((one) => [one.name.value, one]),
  );
  const textOf = (definition) => JSON.stringify(stripIgnoredCharacters(print(definition)));
  const typesOf = ({ operation, name: { value } }) => {
    const type = value + operation[0].toUpperCase() + operation.slice(1);
    return `${type}, ${type}Variables`;
  };
  return [
    ...[...fragments].map(([name, fragment]) => `const ${name} = ${textOf(fragment)};`),
    ...definitions
      .filter(({ kind }) => kind === 'OperationDefinition')
      .map((one) => {
        const parts = [textOf(one), ...spreadBy(one, fragments)].join(' + ');
        return `export const ${one.name.value}Document = (${parts}) as unknown as DocumentNode<${typesOf(one)}>;`;
      }),
  ].join('\n');
}

rmSync(out, { recursive: true, force: true });
// The preset also makes a map from source text to document, which a page of plain files has no use for.
for (const section of sections.filter(({ filename }) => filename.endsWith('/graphql.ts'))) {
  const plugins = section.plugins.filter((plugin) => !('typed-document-node' in plugin));
  const types = await codegen({ ...section, plugins });
  const imported =
    "import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';\n";
  mkdirSync(dirname(section.filename), { recursive: true });
  writeFileSync(section.filename, imported + types + documentsText());
}
