import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StoredEvent } from '../../src/game/index.js';
import { archiveOf, digestOf, finishedGame, rechained, verify } from '../support/archives.js';

const script = fileURLToPath(new URL('second-checker.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'cairn-second-'));
afterAll(() => rmSync(folder, { recursive: true }));

let games: readonly (readonly StoredEvent[])[];
beforeAll(async () => {
  let sealed: readonly StoredEvent[];
  do sealed = await finishedGame(['ann', 'bob'], { expansion: 'style' }, 'random');
  while (!sealed.some(({ type }) => type === 'CardDrawn'));
  games = [
    sealed,
    await finishedGame(['ann', 'bob', 'cid']),
    await finishedGame(['ann', 'bob', 'cid', 'dan'], { edition: 'hr-2008' }),
  ];
}, 60_000);

async function secondOpinion(histories: typeof games): Promise<readonly Record<string, unknown>[]> {
  const files = await Promise.all(
    histories.map(async (events, index) => {
      const file = join(folder, `${index}.ndjson`);
      writeFileSync(file, await archiveOf(events, { digest: digestOf(events) }));
      return file;
    }),
  );
  const told = execFileSync(process.execPath, [script, ...files]).toString();
  return JSON.parse(told) as Record<string, unknown>[];
}

describe('a checker written from the page alone', () => {
  it('agrees on chain, seals and dice of three whole games', async () => {
    const found = await secondOpinion(games);
    const ours = await Promise.all(games.map(async (events) => verify(await archiveOf(events))));
    for (const [index, events] of games.entries()) {
      expect(ours[index]?.outcome).toBe('verified');
      const rolls = events.filter(({ payload }) => payload['dice'] !== undefined);
      expect(found[index]).toEqual({
        game: events[0]?.game,
        head: ours[index]?.head,
        events: events.length,
        seals: events.filter(({ sealed }) => sealed !== undefined).length,
        entropies: events.filter(({ type }) => type === 'EntropyRevealed').length,
        rolls: rolls.length,
        dice: rolls.flatMap(({ payload }) => payload['dice'] as readonly number[]).length,
        drawn: ours[index]?.checks?.draws.checked,
        digests: 1,
      });
    }
    expect(found[0]?.['seals']).toBeGreaterThan(0);
  });

  it('refuses dice that do not follow from the seed, as ours does', async () => {
    const forged = games.map((events) => {
      const at = events.findLastIndex(({ type }) => type === 'DiceRolled');
      const { payload } = events[at]!;
      const dice = (payload['dice'] as readonly number[]).map((die) => (die % 6) + 1);
      return rechained(events.with(at, { ...events[at]!, payload: { ...payload, dice } }));
    });
    const found = await secondOpinion(forged);
    expect(found.map(({ refused }) => /^dice of draw \d+$/.test(String(refused)))).toEqual([
      true,
      true,
      true,
    ]);
    for (const events of forged)
      expect(verify(await archiveOf(events)).difference?.reason).toBe('DRAW_DIFFERS');
  });
});
