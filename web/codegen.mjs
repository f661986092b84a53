// Typed documents for every .graphql file of the page.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'graphql';
import { documentsIn, typedDocuments } from '../tools/lib/typed-documents.mjs';

const here = import.meta.dirname;
const out = join(here, 'src/gql/');
const text = await typedDocuments({
  schema: parse(readFileSync(join(here, '../schema.graphql'), 'utf8')),
  documents: documentsIn(join(here, 'src')),
  out,
  as: {
    type: 'DocumentNode',
    imported: "import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';",
  },
});
rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
writeFileSync(join(out, 'graphql.ts'), text);
