import { register } from 'node:module';

// With `--import` of this file Node runs TypeScript.
register('./typescript-hooks.mjs', import.meta.url);
