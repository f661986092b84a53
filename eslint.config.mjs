import prettier from 'eslint-config-prettier';
import tseslint from 'typescript-eslint';

/** Style that a reviewer would otherwise have to repeat; layout is Prettier's business. */
const sizes = {
  'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
  'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }],
  'max-depth': ['error', 3],
  'max-params': ['error', 4],
  complexity: ['error', 10],
};

export default tseslint.config(
  {
    ignores: [
      'node_modules',
      'dist',
      '.cairn',
      'coverage',
      'tutorial',
      'src/generated',
      'web/src/gql',
      'client/src/gql',
      'client/dist',
      'web/dist',
      'web/graphiql/dist',
      '**/*.cjs',
    ],
  },
  ...tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['*.mjs', 'bin/*.mjs', 'tools/*.mjs', 'web/*.mjs', 'web/*.ts'],
        },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: 'error',
      'no-console': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      // The house has no enums (see no-restricted-syntax), and this one alone took a quarter of the whole time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      'no-restricted-syntax': [
        'error',
        { selector: 'TSEnumDeclaration', message: 'Unions and `as const`, no enums.' },
      ],
    },
  },
  { files: ['src/**/*.ts', 'web/src/**/*.{ts,tsx}', 'client/src/**/*.ts', 'examples/**'], rules: sizes },
  { files: ['src/game/content/**', 'src/views/sentences/**'], rules: { 'max-lines': 'off' } },
  {
    files: ['src/{lib,game,bots,views,fairness,clock}/**/*.ts'],
    rules: {
      'no-restricted-globals': ['error', 'process', 'Buffer', 'setTimeout', 'setInterval', 'fetch', 'crypto'],
      'no-restricted-properties': [
        'error',
        { object: 'Math', property: 'random', message: 'Chance comes in as luck.' },
        { object: 'Date', property: 'now', message: 'Time comes in as an argument.' },
      ],
    },
  },
  {
    // The suites of the client see the client as built, for which there is a program of its own: `npm run typecheck`.
    files: [
      'bin/**',
      'tools/**',
      '*.mjs',
      '{web,client}/*.mjs',
      'examples/**',
      'test/**/*.mjs',
      'test/client/**',
    ],
    ...tseslint.configs.disableTypeChecked,
  },
  { files: ['bin/**', 'tools/**', 'examples/**', 'src/cli/**'], rules: { 'no-console': 'off' } },
  { files: ['test/**/*.ts'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  prettier,
);
