import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lock } from './lib/lock.mjs';
import { mistake } from './lib/mistake.mjs';
import { at, has, isBuiltImage, root } from './lib/project.mjs';
import { endOnSignal, program, run } from './lib/run.mjs';
import { say, step } from './lib/say.mjs';
import { whenSupported } from './lib/supported.mjs';
import { setup } from './setup.mjs';

const LEFT_OUT = new Set(['node_modules', 'dist', 'gql']);

function* filesIn(path) {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (stat?.isFile()) yield path;
  if (!stat?.isDirectory()) return;
  for (const name of readdirSync(path).sort()) if (!LEFT_OUT.has(name)) yield* filesIn(join(path, name));
}

/** Content decides, not the clock: a fresh clone and a switched branch have new times and often old content. */
function fingerprint(inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const input of ['package-lock.json', 'tools/build.mjs', ...inputs])
    for (const file of filesIn(at(input)))
      hash.update(relative(root, file)).update('\0').update(readFileSync(file));
  return hash.digest('hex');
}

/** Prisma's command looks for an engine on the network even to generate; any file in its place will do. Only for
 *  this one child: with such a stand-in `migrate deploy` would report success without having applied anything. */
const prisma = {
  name: 'database client',
  needs: ['prisma/schema.prisma'],
  inputs: ['prisma/schema.prisma', 'prisma.config.mjs'],
  outputs: ['src/generated'],
  work: () =>
    run('prisma generate', process.execPath, [program('prisma/build/index.js'), 'generate'], {
      env: {
        PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
        CHECKPOINT_DISABLE: '1',
        PRISMA_HIDE_UPDATE_MESSAGE: '1',
      },
    }),
};

/** Types are checked by `npm test`; whoever starts Cairn need not wait for that, and gets the same files. */
const compile = (project) =>
  run('tsc', process.execPath, [program('typescript-native/bin/tsc'), '-p', project, '--noCheck']);

const server = {
  name: 'server',
  needs: ['src/cli/main.ts'],
  inputs: ['src', 'tsconfig.json', 'tsconfig.build.json', 'tools/bundle.mjs'],
  outputs: ['dist/cli/main.js', 'dist/bundle/main.js'],
  work: async () => {
    await compile('tsconfig.build.json');
    removeOrphans();
    await run('bundle', process.execPath, [at('tools', 'bundle.mjs')]);
  },
};

/** What was compiled from a file that is gone must not be found any more. */
function removeOrphans() {
  for (const folder of readdirSync(at('dist'), { withFileTypes: true })) {
    if (!folder.isDirectory() || ['dev', 'bundle'].includes(folder.name) || folder.name.startsWith('.'))
      continue;
    for (const file of filesIn(at('dist', folder.name))) {
      const source = relative(at('dist'), file).replace(/\.js(\.map)?$/, '.ts');
      if (!has('src', source)) rmSync(file);
    }
  }
}

const web = {
  name: 'page',
  needs: ['web/index.html', 'web/src/main.tsx', 'schema.graphql'],
  inputs: ['web', 'schema.graphql', 'src/lib', 'src/game', 'src/fairness', 'tools/lib/typed-documents.mjs'],
  outputs: ['web/dist/index.html'],
  work: async () => {
    await run('codegen', process.execPath, ['codegen.mjs'], { cwd: at('web') });
    await run('vite build', process.execPath, [program('vite/bin/vite.js'), 'build', 'web'], {
      env: { NODE_ENV: 'production' },
    });
  },
};

/** The package entry `cairn/client`: like the page it sees nothing but the schema. */
const library = {
  name: 'client library',
  needs: ['client/tsconfig.json', 'schema.graphql'],
  inputs: ['client', 'schema.graphql', 'tools/lib/typed-documents.mjs'],
  outputs: ['client/dist/index.js', 'client/dist/index.d.ts'],
  work: async () => {
    await run('codegen', process.execPath, ['codegen.mjs'], { cwd: at('client') });
    rmSync(at('client', 'dist'), { recursive: true, force: true });
    await compile('client');
  },
};

/** An editor for the API. Apart from the page, because it is large and seldom changes. */
const graphiql = {
  name: 'API explorer',
  needs: ['web/graphiql/index.html'],
  inputs: ['web/graphiql'],
  outputs: ['web/graphiql/dist/index.html'],
  work: () =>
    run('vite build', process.execPath, [program('vite/bin/vite.js'), 'build', 'web/graphiql'], {
      env: { NODE_ENV: 'production' },
    }),
};

/** Benchmarks and chaos runs: `tools/**.ts` and the sources they use, compiled to dist/dev/{tools,src}. */
const tools = {
  name: 'tools',
  needs: ['tools/tsconfig.json'],
  inputs: ['src', 'tools', 'tsconfig.json'],
  outputs: ['dist/dev/src/cli/main.js', 'dist/dev/tools/lib/lock.mjs', 'dist/dev/tools/test/needs.mjs'],
  work: async () => {
    await compile('tools');
    // The compiled sources find the plain modules of tools/lib and tools/test where they expect them: two folders up.
    mkdirSync(at('dist', 'dev', 'tools'), { recursive: true });
    for (const folder of ['lib', 'test']) {
      rmSync(at('dist', 'dev', 'tools', folder), { force: true, recursive: true });
      symlinkSync(`../../../tools/${folder}`, at('dist', 'dev', 'tools', folder));
    }
  },
};

const stampOf = ({ name }) => at('dist', '.stamps', name.replace(' ', '-'));

function isCurrent(part) {
  if (!part.needs.every((path) => has(path))) return true;
  const stamp = stampOf(part);
  if (!existsSync(stamp) || !part.outputs.every((path) => has(path))) return false;
  return readFileSync(stamp, 'utf8') === fingerprint(part.inputs);
}

async function make(part) {
  if (isCurrent(part)) return;
  const before = fingerprint(part.inputs);
  // What a failed build leaves behind fits no state of the sources, not even the one before.
  rmSync(stampOf(part), { force: true });
  await step(`Building the ${part.name}`, part.work);
  mkdirSync(at('dist', '.stamps'), { recursive: true });
  writeFileSync(stampOf(part), before);
}

/** The generated database client is an input of the server; all else stands alone, and two chains take about as long. */
const chains = {
  generated: [[prisma], [library]],
  app: [
    [prisma, server, graphiql],
    [web, library],
  ],
  tools: [[prisma, tools], [library]],
};

const makeAll = (parts) => parts.reduce((done, part) => done.then(() => make(part)), Promise.resolve());

/** Brings what is built up to date: 'generated', 'app' or 'tools'. Two processes at once build once. */
export async function build(what = 'app') {
  if (isBuiltImage() || chains[what].flat().every(isCurrent)) return;
  if (/[#?]/.test(root))
    throw mistake(`Cairn cannot be built in ${root}: move it where no folder has # or ? in its name.`);
  const held = await lock(at('.cairn', 'build.lock'), ({ pid }) =>
    say(`Process ${pid} is building here; waiting for it …`),
  );
  try {
    const results = await Promise.allSettled(chains[what].map(makeAll));
    for (const { reason } of results) if (reason) throw reason;
  } finally {
    held.release();
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  whenSupported(process, async () => {
    endOnSignal();
    await setup();
    await build();
  });
