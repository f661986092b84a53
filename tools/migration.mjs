import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { mistake } from './lib/mistake.mjs';
import { at } from './lib/project.mjs';
import { endOnSignal } from './lib/run.mjs';
import { say } from './lib/say.mjs';
import { whenSupported } from './lib/supported.mjs';
import { setup } from './setup.mjs';
import { makeRunFolder, startPostgres } from './test/servers.mjs';

// Prisma's own command fetches a native engine from the network; the same engine comes as WebAssembly in an npm
// package. It is undocumented, hence the exact version in package.json, and used here for comparing only.
const require = createRequire(import.meta.url);

async function loadEngine() {
  globalThis.PRISMA_WASM_PANIC_REGISTRY = { set_message: (message) => console.error(message) };
  const folder = dirname(require.resolve('@prisma/schema-engine-wasm/schema_engine_bg'));
  const engine = await import(pathToFileURL(join(folder, 'schema_engine_bg.js')).href);
  const wasm = readFileSync(join(folder, 'schema_engine_bg.wasm'));
  const { instance } = await WebAssembly.instantiate(wasm, { './schema_engine_bg.js': engine });
  engine.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return engine.SchemaEngine;
}

/** The adapter knows no catalogue types: "char", name and their arrays are shown to it as text. */
function showCatalogueAsText(pg) {
  const asText = new Map([
    ...[18, 19].map((type) => [type, 25]),
    ...[1002, 1003].map((type) => [type, 1009]),
  ]);
  const addFields = pg.Result.prototype.addFields;
  pg.Result.prototype.addFields = function (fields) {
    for (const field of fields) field.dataTypeID = asText.get(field.dataTypeID) ?? field.dataTypeID;
    return addFields.call(this, fields);
  };
}

/** PostgreSQL 18 lists NOT NULL among the constraints, whose kind the engine insists on reading as one character. */
function connectTo(factory, { ColumnTypeEnum }) {
  const connect = factory.connect.bind(factory);
  factory.connect = async () => {
    const adapter = await connect();
    const queryRaw = adapter.queryRaw.bind(adapter);
    adapter.queryRaw = async (query) => {
      const result = await queryRaw(query);
      const kind = result.columnNames.indexOf('constraint_type');
      return kind < 0
        ? result
        : { ...result, columnTypes: result.columnTypes.with(kind, ColumnTypeEnum.Character) };
    };
    return adapter;
  };
  return factory;
}

/** What would have to change in the database at this address to fit schema.prisma. */
async function difference(url, script) {
  const [{ default: pg }, { PrismaPg }, utils, SchemaEngine] = await Promise.all([
    import('pg'),
    import('@prisma/adapter-pg'),
    import('@prisma/driver-adapter-utils'),
    loadEngine(),
  ]);
  showCatalogueAsText(pg);
  const factory = connectTo(new PrismaPg({ connectionString: url }), utils);
  const adapter = utils.bindMigrationAwareSqlAdapterFactory(factory);
  const engine = await SchemaEngine.new({ datamodels: undefined }, () => {}, adapter);
  const files = [{ path: 'schema.prisma', content: readFileSync(at('prisma', 'schema.prisma'), 'utf8') }];
  const { exitCode, stdout } = await engine.diff({
    from: { tag: 'schemaDatasource', files, configDir: at('prisma') },
    to: { tag: 'schemaDatamodel', files },
    filters: { externalTables: [], externalEnums: [] },
    exitCode: true,
    script,
  });
  return exitCode === 0 ? '' : stdout;
}

async function onMigratedDatabase(work) {
  const run = makeRunFolder();
  const postgres = await startPostgres(run.folder);
  try {
    return await work(postgres.url.replace(/[^/]*$/, 'cairn_template'));
  } finally {
    await postgres.stop();
    await run.stop();
  }
}

async function check() {
  const summary = await onMigratedDatabase((url) => difference(url, false));
  if (summary !== '') throw mistake(`The migrations do not lead to schema.prisma:\n${summary}`);
  say('The migrations lead to schema.prisma');
}

async function draft(name) {
  const sql = await onMigratedDatabase((url) => difference(url, true));
  if (sql === '') throw mistake('The migrations lead to schema.prisma already: nothing to draft.');
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = at('prisma', 'migrations', `${stamp}_${name}`);
  mkdirSync(folder);
  writeFileSync(join(folder, 'migration.sql'), sql);
  say(`Wrote ${folder}: read it, it knows nothing of roles, triggers and existing rows`);
}

whenSupported(process, async () => {
  const [command, name = ''] = process.argv.slice(2);
  const known = command === 'check' || (command === 'draft' && /^\w+$/.test(name));
  if (!known) throw mistake('Usage: node tools/migration.mjs check | draft <name>');
  endOnSignal();
  await setup();
  await build();
  await (command === 'check' ? check() : draft(name));
});
