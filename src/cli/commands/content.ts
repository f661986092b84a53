import { mistake } from '../../../tools/lib/mistake.mjs';
import { addContent } from '../../play/add-content.js';
import { contentIn } from '../../play/content-address.js';
import type { Command } from '../command.js';
import { readConfig } from '../config.js';
import { readTextFile } from '../content/read-file.js';
import { contentLines, problemLines, storedLines } from '../content/report.js';
import { withHouse } from '../house.js';

const USAGE = `Usage: cairn content check FILE   is this content file sound, and what would it change?
       cairn content add FILE     store it for ever; games can be opened with it
       cairn content list         all content files that were added

A content file corrects cards and tiles: see docs/content.md.`;

type Say = (line: string) => void;
type Work = (path: string, env: Parameters<Command>[0]['env'], say: Say) => Promise<number>;

/** Looks at the file alone; ids that other files brought are compared when it is added. */
const check: Work = (path, _env, say) => {
  const content = contentIn(readTextFile(path));
  if (!content.ok) {
    problemLines(path, content.reason).forEach((line) => say(line));
    return Promise.resolve(1);
  }
  say(`It is sound. Address: ${content.value.hash}`);
  contentLines(content.value).forEach((line) => say(line));
  return Promise.resolve(0);
};

const add: Work = async (path, env, say) => {
  const text = readTextFile(path);
  const added = await withHouse(readConfig(env), say, ({ stores }) =>
    addContent(stores.contentFiles, text, new Date()),
  );
  if (!added.ok) {
    problemLines(path, added.reason).forEach((line) => say(line));
    return 1;
  }
  say(`${added.value.known ? 'It was there already' : 'Added'}. Address: ${added.value.hash}`);
  contentLines(added.value).forEach((line) => say(line));
  return 0;
};

const list = async (env: Parameters<Work>[1], say: Say): Promise<number> => {
  const files = await withHouse(readConfig(env), say, ({ stores }) => stores.contentFiles.all());
  if (files.length === 0) say('No content file has been added.');
  files.flatMap(storedLines).forEach((line) => say(line));
  return 0;
};

const WORKS: ReadonlyMap<string, Work> = new Map([
  ['check', check],
  ['add', add],
]);

const wrong = (): Error => Object.assign(mistake(USAGE), { exitCode: 2 });

/** Checks, adds and lists the files that correct cards and tiles. */
export const run: Command = async ({ args, env, say = console.log }) => {
  const [action, path, ...rest] = args;
  if (action === '--help' || action === '-h') {
    say(USAGE);
    return 0;
  }
  if (action === 'list' && path === undefined) return list(env, say);
  const work = WORKS.get(action ?? '');
  if (work === undefined || path === undefined || rest.length > 0) throw wrong();
  return work(path, env, say);
};
