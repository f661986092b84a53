import { run } from '../../src/cli/commands/reminders.js';
import { main } from '../../src/cli/main.js';
import { createQueue } from '../../src/reminders/queue.js';
import { postOffice, HOUR } from '../support/reminding.js';
import { until } from '../support/until.js';

const post = postOffice();

async function cairn(): Promise<string> {
  const lines: string[] = [];
  const env = { DATABASE_URL: post.stores().database.appUrl };
  expect(await run({ args: [], env, say: (line) => lines.push(line) })).toBe(0);
  return lines.join('\n');
}

describe('cairn reminders', () => {
  it('says what waits, what is overdue, how late notices were and what failed for good', async () => {
    const before = await cairn();
    expect(before).toMatch(
      /^games that will be looked at: 0\noverdue: 0\nnotices sent in the last hour: 0\n/m,
    );
    expect(before).toMatch(/^wake-ups that have failed for good: 0$/m);

    const ann = await post.person();
    const { game } = await post.table([ann, await post.person()], HOUR);
    expect(await cairn()).toMatch(/^overdue: 1, for up to \d+\.\d s$/m);
    await post.looker().look();

    const queue = await createQueue({
      databaseUrl: post.stores().database.appUrl,
      settings: { attempts: 2, backOffMs: 1 },
    });
    await queue.work(() => Promise.reject(new Error('the post office is closed')));
    await queue.arm('stretch of somebody', new Date(), { game });
    await until(async () => (await queue.countDeadLetters()) === 1);
    await queue.close();

    const after = await cairn();
    expect(after).toMatch(/^overdue: 0$/m);
    expect(after).toMatch(/^notices sent in the last hour: 1$/m);
    expect(after).toMatch(/^late by 3\d{3}\.\d s in the middle, 3\d{3}\.\d s at p99, 3\d{3}\.\d s at most$/m);
    expect(after).toMatch(/^wake-ups that have failed for good: 1$/m);
    expect(after).toMatch(/Z stretch of somebody, tried 2 times: the post office is closed$/m);
  });

  it('takes no words', async () => {
    await expect(run({ args: ['now'], env: {} })).rejects.toMatchObject({ exitCode: 2 });
    expect(await main(['reminders', '--help'], () => undefined)).toBe(0);
  });
});
