import { readFileSync, writeFileSync } from 'node:fs';
import { at, has } from './lib/project.mjs';
import { mistake } from './lib/mistake.mjs';
import { say } from './lib/say.mjs';
import { whenSupported } from './lib/supported.mjs';

const FILE = 'schema.graphql';
/** What the last release promised: the same file as it was then. */
const RELEASED = 'docs/schema-released.graphql';
const DOCS = 'docs/api.md';
const CODES = /(<!-- codes:[^\n]*-->\n)[^]*(<!-- \/codes -->)/;

/** The schema of the code as it was last built. */
async function built() {
  if (!has('dist/graphql/schema.js'))
    throw mistake('There is nothing built to take the schema from: npm run build');
  const { schemaText } = await import('../dist/graphql/schema.js');
  return schemaText();
}

/** The page for developers with the table of codes as the code has it now. */
async function documented() {
  const { codeTables } = await import('../dist/graphql/code-tables.js');
  const { format, resolveConfig } = await import('prettier');
  const text = readFileSync(at(DOCS), 'utf8').replace(
    CODES,
    (_, open, close) => `${open}\n${codeTables()}\n\n${close}`,
  );
  return format(text, { ...(await resolveConfig(at(DOCS))), filepath: DOCS });
}

async function emit() {
  writeFileSync(at(FILE), await built());
  writeFileSync(at(DOCS), await documented());
  say(`${FILE} and the codes in ${DOCS} written`);
}

/** From now on this is what clients rely on. */
async function release() {
  writeFileSync(at(RELEASED), await built());
  say(`${RELEASED} written: the next release is compared with it`);
}

/** What clients of the last release would trip over and the changelog does not say. */
async function unannounced(current) {
  if (!has(RELEASED)) return [];
  const { unannouncedBreaks } = await import('./lib/breaking.mjs');
  const [released, changelog] = [RELEASED, 'CHANGELOG.md'].map((file) => readFileSync(at(file), 'utf8'));
  return unannouncedBreaks(released, current, changelog);
}

async function check() {
  const committed = has(FILE) ? readFileSync(at(FILE), 'utf8') : '';
  const current = await built();
  if (committed !== current)
    throw mistake(`${FILE} differs from the code: npm run schema:emit, and look at what changes.`);
  if (readFileSync(at(DOCS), 'utf8') !== (await documented()))
    throw mistake(`The codes in ${DOCS} differ from the code: npm run schema:emit.`);
  const breaks = await unannounced(current);
  if (breaks.length > 0)
    throw mistake(
      `The API breaks clients of the last release:\n${breaks.map((line) => `  ${line}`).join('\n')}\n` +
        'If that is meant, say so in CHANGELOG.md under Unreleased: "- Breaking: `Type.field` …".',
    );
  say(`${FILE} agrees with the code and breaks nobody unannounced`);
}

const commands = { emit, check, release };

whenSupported(process, () => {
  const command = commands[process.argv[2]];
  return command ? command() : Promise.reject(mistake('Usage: node tools/schema.mjs emit | check | release'));
});
