// Typed documents for every .graphql file of the page, from the committed schema. The generator's own command line is
// not used: it brings loaders for a dozen kinds of address, and we have plain files.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { preset } from '@graphql-codegen/client-preset';
import { codegen } from '@graphql-codegen/core';
import { parse } from 'graphql';

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
    scalars: { ID: 'string', DateTime: 'string', JSONObject: 'Readonly<Record<string, unknown>>' },
  },
  presetConfig: { fragmentMasking: false },
  plugins: [],
  pluginMap: {},
  pluginContext: {},
});

rmSync(out, { recursive: true, force: true });
// The preset also makes a map from source text to document, which a page of plain files has no use for.
for (const section of sections.filter(({ filename }) => filename.endsWith('/graphql.ts'))) {
  mkdirSync(dirname(section.filename), { recursive: true });
  writeFileSync(section.filename, await codegen(section));
}
