import { readdirSync } from 'node:fs';
import { at } from '../lib/project.mjs';
import { testsOf } from './suite.mjs';

/** Prints the full names of the tests of the rules, as jest would find them, as one JSON list. */
const folder = at('test', 'game');
const suites = readdirSync(folder).filter((file) => file.endsWith('.test.ts'));
const names = suites.flatMap((file) => testsOf(at('test', 'game', file)).map(({ name }) => name));
process.stdout.write(JSON.stringify(names));
