/** Who may import whom: the table of docs/architecture.md, enforced. */
const mayImport = {
  lib: [],
  game: ['lib'],
  bots: ['lib', 'game'],
  views: ['lib', 'game', 'fairness'],
  clock: ['lib'],
  fairness: ['lib', 'game'],
  play: ['lib', 'game', 'bots', 'views', 'clock', 'fairness'],
  postgres: [],
  journal: ['lib', 'game', 'views', 'clock', 'fairness', 'play', 'postgres', 'generated'],
  live: ['lib', 'game', 'play', 'postgres'],
  reminders: ['lib', 'game', 'clock', 'play', 'postgres'],
  notices: ['lib', 'game', 'views', 'play'],
  graphql: ['lib', 'game', 'views', 'play'],
  server: ['lib', 'views', 'graphql', 'play'],
};
const pure = '^src/(lib|game|bots|views|play)/';
const packages = ['npm', 'npm-dev', 'npm-optional', 'npm-peer', 'npm-no-pkg'];

const layers = Object.entries(mayImport).map(([folder, allowed]) => ({
  name: `${folder}-imports-only-${allowed.join('-') || 'itself'}`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { path: '^src/', pathNot: `^src/(${[folder, ...allowed].join('|')})/` },
}));

const onlyPackages = (folder, names) => ({
  name: `${folder}-uses-only-its-packages`,
  severity: 'error',
  from: { path: `^src/${folder}/` },
  to: { dependencyTypes: packages, pathNot: `^node_modules/(${names})` },
});

module.exports = {
  forbidden: [
    ...layers,
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true } },
    {
      name: 'pure-uses-no-package',
      severity: 'error',
      from: { path: pure },
      to: { dependencyTypes: packages },
    },
    {
      name: 'pure-uses-no-node',
      severity: 'error',
      from: { path: '^src/(lib|game|bots|views|play|clock|fairness)/' },
      to: { dependencyTypes: ['core'] },
    },
    onlyPackages('fairness', '@noble/(hashes|curves)'),
    onlyPackages('clock', '(luxon|@types/luxon)'),
    onlyPackages('postgres', 'pg'),
    onlyPackages('journal', '(@prisma|pg|@node-rs/argon2)'),
    onlyPackages('live', '(ioredis|pg)'),
    onlyPackages('reminders', '(bullmq|ioredis|pg)'),
    onlyPackages('notices', 'nodemailer'),
    {
      name: 'client-sees-only-the-schema',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^(src|web|prisma|test|tools|bin)/' },
    },
    {
      name: 'client-uses-only-its-packages',
      severity: 'error',
      from: { path: '^client/' },
      to: {
        dependencyTypes: [...packages, 'core'],
        pathNot: '^node_modules/(graphql-ws|ws|@types/ws|@noble/hashes)/',
      },
    },
    {
      name: 'game-has-one-door',
      severity: 'error',
      from: { pathNot: '^src/game/' },
      to: { path: '^src/game/', pathNot: '^src/game/index\\.ts$' },
    },
    {
      name: 'web-sees-only-the-schema',
      severity: 'error',
      from: { path: '^web/', pathNot: '^web/src/verify/' },
      to: { path: '^(src|prisma|test|tools|bin)/' },
    },
    {
      name: 'the-page-verifies-through-one-door',
      severity: 'error',
      from: { path: '^web/src/verify/' },
      to: {
        path: '^(src|prisma|test|tools|bin)/',
        pathNot: '^src/(fairness/verify/(verify|verdict|trust)|views/verdict/verdict-rows)\\.ts$',
      },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(generated|gql)/' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
