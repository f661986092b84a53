import { randomUUID } from 'node:crypto';
import { everyGame } from '../../play/trust/census.js';
import { skipSeenDraws, SKIPPED_DRAWS } from '../../play/trust/restore-mark.js';
import type { Command } from '../command.js';
import { readConfig } from '../config.js';
import { withHouse, type House } from '../house.js';
import { showProgress } from '../progress.js';
import { wordless } from '../wordless.js';

const USAGE =
  'Usage: cairn restore-mark   skips draws that may have been seen, after a restored backup and before anybody plays on';

const restoreMark: Command = ({ env, say = console.log }) =>
  withHouse(readConfig(env), say, async (house) => {
    const { marked, failed } = await markAll(house, say);
    say(`${SKIPPED_DRAWS} draws are skipped in ${marked} unfinished games`);
    if (failed > 0) say(`${failed} games could not be marked: run this again before anybody plays in them`);
    return failed === 0 ? 0 : 1;
  });

async function markAll(
  { stores: { census }, useCases: { play } }: House,
  say: (line: string) => void,
): Promise<Readonly<{ marked: number; failed: number }>> {
  const mark = randomUUID();
  const progress = showProgress(await census.count({ unfinished: true }), process.stderr);
  let marked = 0;
  let failed = 0;
  for await (const { id } of everyGame(census, { unfinished: true })) {
    const problem = await skipSeenDraws(play, id, mark).then(
      (played) => (played.kind === 'rejected' ? played.rejection.code : undefined),
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    if (problem === undefined) marked += 1;
    else if (problem !== 'GAME_CLOSED') {
      failed += 1;
      say(`Game ${id}: ${problem}`);
    }
    progress.reached(marked + failed);
  }
  progress.end();
  return { marked, failed };
}

/** To be called once after a backup was restored, before anybody plays on. */
export const run = wordless(USAGE, restoreMark);
