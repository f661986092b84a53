import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** A block of a page between two fences: its language, the file it is to be saved as, its text. */
export type Block = Readonly<{ language: string; file: string; text: string }>;

/** Every fenced block of a page, in order. */
export const blocksOf = (page: string): readonly Block[] =>
  [...page.matchAll(/^```(\w*) ?(\S*)\n([^]*?)^```$/gm)].map(([, language = '', file = '', text = '']) => ({
    language,
    file,
    text,
  }));

/** Where there is no curl: as much of it as a tutorial needs. */
const CURL = `const [url, ...words] = process.argv.slice(2).filter((word) => word !== '-s');
const given = (flag) => words.flatMap((word, index) => (word === flag ? [words[index + 1]] : []));
const headers = given('-H').map((header) => header.split(': '));
const answer = await fetch(url, { method: 'POST', headers, body: given('-d')[0] });
process.stdout.write(await answer.text());`;

/** A feed never ends by itself: it is left when it has caught up. */
const PRELUDE = `set -u
command -v curl > /dev/null || curl() { "$NODE" curl.mjs "$@"; }
node() {
  if [ "$1" != feed.mjs ]; then "$NODE" "$@"; return; fi
  "$NODE" "$@" > feed.out & feed=$!
  until grep -q CaughtUp feed.out; do sleep 0.1; done
  kill $feed; cat feed.out
}
`;

const BETWEEN = '=== the next block ===';

/** Does what a reader would: saves the files and pastes the commands one after the other. What each of them printed. */
export async function pasted(blocks: readonly Block[], address: string): Promise<readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-tutorial-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'curl.mjs'), CURL);
  for (const { file, text } of blocks) if (file !== '') writeFileSync(join(folder, file), text);
  const commands = blocks.filter(({ language }) => language === 'sh').map(({ text }) => text);
  const script = PRELUDE + commands.join(`\necho '${BETWEEN}'\n`);
  const shell = spawn('bash', ['-c', script], {
    cwd: folder,
    env: { ...process.env, CAIRN: address, NODE: process.execPath },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  shell.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
  const code = await new Promise((ended) => shell.once('close', ended));
  rmSync(folder, { recursive: true });
  if (code !== 0) throw new Error(`ended with ${String(code)}:\n${output}`);
  return output.split(`${BETWEEN}\n`);
}
