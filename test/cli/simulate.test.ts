import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../src/cli/commands/simulate.js';
import { showProgress } from '../../src/cli/progress.js';

async function simulate(...args: readonly string[]): Promise<readonly string[]> {
  const lines: string[] = [];
  expect(await run({ args, env: {}, say: (line) => lines.push(line) })).toBe(0);
  return lines;
}

/** All but what tells how long it took. */
const withoutTimes = (lines: readonly string[]): readonly string[] =>
  lines.filter((line) => !/ a second|gamesPerSecond/.test(line));

describe('cairn simulate', () => {
  const words = ['--games', '3', '--players', '3', '--edition', 'hr-2008', '--bots', 'steady,random,random'];

  it('ends with one line of JSON', async () => {
    const lines = await simulate(...words, '--seed', 'a', '--json');
    const last = JSON.parse(lines.at(-1) ?? '') as Readonly<Record<string, unknown>>;
    expect(Object.keys(last)).toEqual(['simulate', 'games', 'violations', 'gamesPerSecond']);
    expect(last).toMatchObject({
      simulate: { players: 3, edition: 'hr-2008', bots: ['steady', 'random', 'random'], seed: 'a' },
      games: 3,
      violations: 0,
    });
    expect(last['gamesPerSecond']).toBeGreaterThan(0);
  });

  it('shows scores by bot and by seat, how long games last, how they end, and that no rule was violated', async () => {
    const table = await simulate(...words);
    const rows = table.map((line) => line.trim().split(/\s{2,}/));
    expect(rows[0]).toEqual(['played', 'won', 'mean', 'sd', 'min', 'max', 'against the mean']);
    expect(rows.slice(1, 6).map(([name, played]) => [name, played])).toEqual([
      ['random', '6'],
      ['steady', '3'],
      ['seat 1', '3'],
      ['seat 2', '3'],
      ['seat 3', '3'],
    ]);
    expect(rows[2]?.[2]).toBe('100.0 %');
    expect(table.join('\n')).toMatch(/rounds: [\d.]+ on average, sd [\d.]+, \d+ to \d+/);
    expect(table.join('\n')).toMatch(/ends: +(notEnoughCards|stackExhausted) \d/);
    expect(table.at(-1)).toMatch(/^3 games in [\d.]+ s, [\d.]+ a second: no violation$/);
  });

  it('writes every minus alike, and one game as one', async () => {
    const table = await simulate('--games', '1', '--players', '4', '--bots', 'random', '--seed', '6');
    expect(table.slice(1, 6).join('\n')).toMatch(/ −\d+ /);
    expect(table.join('\n')).not.toMatch(/-\d/);
    expect(table.at(-1)).toMatch(/^1 game in /);
  });

  it('plays the same games under the same seed, and others under another', async () => {
    const first = withoutTimes(await simulate(...words, '--seed', 'a'));
    expect(withoutTimes(await simulate(...words, '--seed', 'a'))).toEqual(first);
    expect(withoutTimes(await simulate(...words, '--seed', 'b'))).not.toEqual(first);
  });

  it('writes games down on request, and never over others', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'cairn-simulate-'));
    const record = ['--games', '2', '--players', '2', '--record', folder];
    await simulate(...record);
    expect(readdirSync(folder)).toEqual(['cs-2019-2-players-1-1.json', 'cs-2019-2-players-1-2.json']);
    await expect(simulate(...record)).rejects.toThrow(/could not be written/);
    rmSync(folder, { recursive: true });
  });

  it('plays by house rules, and says so', async () => {
    const house = ['--house-rules', 'starvation=perMissing,huntAgain=true'];
    const lines = await simulate('--games', '1', '--players', '2', ...house, '--json');
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
      simulate: { edition: 'cs-2019', houseRules: { starvation: 'perMissing', huntAgain: true } },
      violations: 0,
    });
  });

  it.each([
    [['--games', '0'], '--games must be a whole number from 1'],
    [['--games', '1.5'], '--games must be a whole number'],
    [['--players', '5'], '--players must be a whole number from 2 to 4'],
    [['--players', '6', '--expansion', 'style'], 'from 2 to 5'],
    [['--edition', 'en-2020'], '--edition must be one of'],
    [['--bots', 'clever'], '--bots knows random and steady'],
    [['--bots', 'steady,random'], '--bots names 2 bots for 4 players'],
    [['--house-rules', 'huntAgain=maybe'], 'tie=sum|lexicographic, each once, not "huntAgain=maybe"'],
    [['--house-rules', 'tie=sum,tie=sum'], 'not "tie=sum"'],
    [['--house-rules', 'constructor'], 'not "constructor"'],
    [['--older-tiles'], '--older-tiles needs --expansion style'],
    [['--fast'], "Unknown option '--fast'"],
  ])('refuses %j in words: %s', async (args, words) => {
    const refusal: unknown = await new Promise((done) => done(run({ args, env: {} }))).catch(
      (error: unknown) => error,
    );
    expect(refusal).toMatchObject({ exitCode: 2 });
    expect(String(refusal)).toContain(words);
  });
});

describe('progress', () => {
  const shown = (isTTY: boolean, total: number): readonly string[] => {
    const written: string[] = [];
    const progress = showProgress(total, { isTTY, write: (text: string) => written.push(text) });
    for (let game = 1; game <= total; game += 1) progress.reached(game);
    progress.end();
    return written;
  };

  it('is a bar on a terminal, which is wiped away at the end', () => {
    const bar = shown(true, 4);
    expect(bar.slice(1, -1)).toEqual([
      `\r${'█'.repeat(15)}${'░'.repeat(15)} 2 of 4 games`,
      `\r${'█'.repeat(22)}${'░'.repeat(8)} 3 of 4 games`,
      `\r${'█'.repeat(30)} 4 of 4 games`,
    ]);
    expect(bar.at(-1)).toBe('\r\u001b[K');
  });

  it('is ten lines elsewhere, and none for a few games', () => {
    expect(shown(false, 1000)).toHaveLength(10);
    expect(shown(false, 1000)[0]).toBe('100 of 1000 games\n');
    expect(shown(false, 5)).toEqual([]);
  });
});
