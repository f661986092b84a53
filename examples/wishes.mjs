// @ts-check
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

/** What a program says about itself above its code. @param {string} url */
const usageOf = (url) =>
  readFileSync(fileURLToPath(url), 'utf8')
    .replace(/^[^]*?\/\*\*\n/, '')
    .replace(/ \*\/[^]*$/, '')
    .replace(/^ \* ?/gm, '');

/**
 * Reads the arguments of a program. Whoever asks for help, or for something that is not there, is told what there is.
 *
 * @template {import('node:util').ParseArgsConfig} Config
 * @param {string} url of the program
 * @param {Config} config
 * @returns {ReturnType<typeof parseArgs<Config>>}
 */
export function wishesIn(url, config) {
  if (process.argv.some((word) => word === '--help' || word === '-h')) {
    console.log(usageOf(url));
    process.exit(0);
  }
  try {
    return parseArgs(config);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n\n${usageOf(url)}`);
    process.exit(2);
  }
}
