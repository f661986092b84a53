import { readFileSync, writeFileSync } from 'node:fs';
import { at, has } from './lib/project.mjs';
import { mistake } from './lib/mistake.mjs';
import { say } from './lib/say.mjs';
import { whenSupported } from './lib/supported.mjs';

const FILE = 'schema.graphql';

/** The schema of the code as it was last built. */
async function built() {
  if (!has('dist/graphql/schema.js'))
    throw mistake('There is nothing built to take the schema from: npm run build');
  const { schemaText } = await import('../dist/graphql/schema.js');
  return schemaText();
}

async function emit() {
  writeFileSync(at(FILE), await built());
  say(`${FILE} written`);
}

/** What clients of the committed schema would trip over, one line each. */
async function breaking(committed, current) {
  const { buildSchema, findBreakingChanges } = await import('graphql');
  return findBreakingChanges(buildSchema(committed), buildSchema(current)).map(
    ({ description }) => `  ${description}`,
  );
}

async function check() {
  const committed = has(FILE) ? readFileSync(at(FILE), 'utf8') : '';
  const current = await built();
  if (committed === current) return say(`${FILE} agrees with the code`);
  const changes = committed === '' ? [] : await breaking(committed, current);
  const warning = changes.length === 0 ? '' : `\nIt breaks clients:\n${changes.join('\n')}`;
  throw mistake(`${FILE} differs from the code: npm run schema:emit, and look at what changes.${warning}`);
}

const commands = { emit, check };

whenSupported(process, () => {
  const command = commands[process.argv[2]];
  return command ? command() : Promise.reject(mistake('Usage: node tools/schema.mjs emit | check'));
});
