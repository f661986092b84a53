// Typed documents from plain .graphql files and the committed schema, for the page and for the client. The generator's
// own command line is not used: it brings loaders for a dozen kinds of address, and we have plain files.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { parse, print, stripIgnoredCharacters, visit } from 'graphql';

const CONFIG = {
  useTypeImports: true,
  enumsAsTypes: true,
  immutableTypes: true,
  inlineFragmentTypes: 'combine',
  scalars: { ID: 'string', DateTime: 'string', JSONObject: 'Readonly<Record<string, unknown>>' },
};

const asDocument = (location, rawSDL) => ({ location, rawSDL, document: parse(rawSDL) });

/** Every .graphql file in a folder and below it. */
export const documentsIn = (folder) =>
  readdirSync(folder, { recursive: true })
    .filter((file) => file.endsWith('.graphql'))
    .sort()
    .map((file) => asDocument(join(folder, file), readFileSync(join(folder, file), 'utf8')));

/** A document that no file has. */
export const documentOf = (name, text) => asDocument(name, text);

/** Types of all that the documents use. */
async function typesText(schema, documents, out) {
  const sections = await preset.buildGeneratesSection({
    baseOutputDir: out,
    schema,
    documents,
    config: CONFIG,
    presetConfig: { fragmentMasking: false },
    plugins: [],
    pluginMap: {},
    pluginContext: {},
  });
  // The preset also makes a map from source text to document, which nobody has a use for who has plain files.
  const section = sections.find(({ filename }) => filename.endsWith('/graphql.ts'));
  const plugins = section.plugins.filter((plugin) => !('typed-document-node' in plugin));
  return codegen({ ...section, plugins });
}

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

function typesOf({ operation, name: { value } }) {
  const type = value + operation[0].toUpperCase() + operation.slice(1);
  return `${type}, ${type}Variables`;
}

/** Documents as text, each fragment once for all of them: syntax trees would be many times as long. */
function documentsText(documents, type) {
  const definitions = documents.flatMap(({ document }) => document.definitions);
  const fragments = new Map(
    definitions.filter(({ kind }) => kind === 'FragmentDefinition').map((one) => [one.name.value, one]),
  );
  const textOf = (definition) => JSON.stringify(stripIgnoredCharacters(print(definition)));
  return [
    ...[...fragments].map(([name, fragment]) => `const ${name} = ${textOf(fragment)};`),
    ...definitions
      .filter(({ kind }) => kind === 'OperationDefinition')
      .map((one) => {
        const parts = [textOf(one), ...spreadBy(one, fragments)].join(' + ');
        return `export const ${one.name.value}Document = (${parts}) as unknown as ${type}<${typesOf(one)}>;`;
      }),
  ].join('\n');
}

/** One module with all types and documents; `as` names the type that documents have, and imports it. */
export async function typedDocuments({ schema, documents, out, as }) {
  const types = await typesText(schema, documents, out);
  return `${as.imported}\n${types}${documentsText(documents, as.type)}\n`;
}
