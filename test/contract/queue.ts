import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { createQueue, type QueueOptions } from '../../src/reminders/queue.js';
import type { Handler, Wakeup, WakeupQueue } from '../../src/reminders/queue-port.js';
import type { QueueSettings } from '../../src/reminders/settings.js';
import { until } from '../support/until.js';

export type QueueServer = Readonly<{
  options: Pick<QueueOptions, 'redisUrl' | 'databaseUrl'>;
  /** The same for a server that is not there. */
  nowhere: Pick<QueueOptions, 'redisUrl' | 'databaseUrl'>;
  dropConnections: () => Promise<void>;
  countConnections: () => Promise<number>;
}>;

const FAST: Partial<QueueSettings> = { backOffMs: 20, lockMs: 1_000, stalledMs: 500, retryMs: 50 };
const soon = (ms: number): Date => new Date(Date.now() + ms);
const FAR = (): Date => soon(3_600_000);

/** What the queue of wake-ups promises on whichever server. */
export function queueContract(name: string, server: () => QueueServer): void {
  const open: WakeupQueue[] = [];
  const children: ChildProcess[] = [];
  const errors: Error[] = [];
  let queueName = '';

  const start = async (settings: Partial<QueueSettings> = {}): Promise<WakeupQueue> => {
    const onError = (error: Error): void => void errors.push(error);
    const queue = await createQueue({
      ...server().options,
      onError,
      settings: { ...FAST, name: queueName, ...settings },
    });
    open.push(queue);
    return queue;
  };

  /** A queue with a worker that remembers what it handled. */
  const working = async (
    handle: Handler = () => Promise.resolve(),
    settings: Partial<QueueSettings> = {},
  ) => {
    const queue = await start(settings);
    const handled: Wakeup[] = [];
    const stop = await queue.work(async (wakeup) => {
      handled.push(wakeup);
      await handle(wakeup);
    });
    return { queue, handled, stop, ids: () => handled.map(({ id }) => id) };
  };

  beforeEach(() => {
    queueName = `test-${randomUUID()}`;
    errors.length = 0;
  });

  afterEach(async () => {
    await Promise.all(open.splice(0).map((queue) => queue.close()));
    for (const child of children.splice(0)) child.kill('SIGKILL');
    await until(async () => (await server().countConnections()) === 0);
  });

  describe(`the queue ${name}`, () => {
    it('wakes at the time, with what was given', async () => {
      const { queue, handled } = await working();
      const at = soon(150);
      await queue.arm('game-1:seat-2', at, { game: 'x', since: 7 });
      await until(() => handled.length > 0);
      expect(Date.now()).toBeGreaterThanOrEqual(at.getTime());
      expect(handled).toEqual([{ id: 'game-1:seat-2', data: { game: 'x', since: 7 } }]);
    });

    it('wakes at once when the time has passed, whatever the id looks like', async () => {
      const { queue, ids } = await working();
      const odd = ['12345', 'a:b:c', 'ümläut/%41 #?', '0'];
      for (const id of odd) await queue.arm(id, new Date(0), {});
      await until(() => odd.every((id) => ids().includes(id)));
      expect(ids()).toHaveLength(odd.length);
    });

    it('arms many at once, each id once, the first of the same', async () => {
      const before = await start();
      const many = Array.from({ length: 50 }, (_, index) => ({
        id: `many ${index}`,
        at: soon(100),
        data: {},
      }));
      await before.armOnce(many);
      await before.armOnce([{ id: 'many 0', at: new Date(), data: { late: true } }, ...many]);
      const { queue, handled, ids } = await working();
      await queue.armOnce([{ id: 'fence', at: soon(300), data: {} }]);
      await until(() => ids().includes('fence') && ids().length > many.length);
      expect([...ids()].sort()).toEqual([...many.map(({ id }) => id), 'fence'].sort());
      expect(handled.find(({ id }) => id === 'many 0')?.data).toEqual({});
    });

    it('keeps one wake-up for an id that is armed again, the last one', async () => {
      const before = await start();
      await before.arm('same', FAR(), { round: 1 });
      await before.arm('same', new Date(), { round: 2 });
      await before.arm('same', soon(100), { round: 3 });
      const { queue, handled } = await working();
      await queue.arm('fence', soon(200), {});
      await until(() => handled.some(({ id }) => id === 'fence'));
      expect(handled.slice(0, -1)).toEqual([{ id: 'same', data: { round: 3 } }]);
    });

    it('keeps one wake-up for an id that many processes arm at the same moment', async () => {
      const [first, second] = [await start(), await start()];
      const at = soon(100);
      const arming = Array.from({ length: 6 }, (_, index) =>
        (index % 2 === 0 ? first : second).arm('same', at, {}),
      );
      await Promise.all(arming);
      const { queue, ids } = await working();
      await queue.arm('fence', soon(300), {});
      await until(() => ids().includes('fence'));
      expect(ids()).toEqual(['same', 'fence']);
    });

    it('can be armed again once it has woken', async () => {
      const { queue, handled } = await working();
      for (const round of [1, 2, 3]) {
        await queue.arm('again', new Date(), { round });
        await until(() => handled.some(({ data }) => data['round'] === round));
      }
      await until(() => handled.length === 3);
    });

    it('wakes once more when it is armed while it is being worked on', async () => {
      let finish = (): void => undefined;
      const held = new Promise<void>((resolve) => (finish = resolve));
      const { queue, handled } = await working(({ data }) =>
        data['round'] === 1 ? held : Promise.resolve(),
      );
      await queue.arm('busy', new Date(), { round: 1 });
      await until(() => handled.length === 1);
      await queue.arm('busy', FAR(), { round: 2 });
      await queue.arm('busy', soon(50), { round: 3 });
      await until(() => handled.length === 2);
      finish();
      await queue.arm('fence', soon(100), {});
      await until(() => handled.some(({ id }) => id === 'fence'));
      expect(handled.map(({ data }) => data['round'])).toEqual([1, 3, undefined]);
    });

    it('does not wake what was disarmed', async () => {
      const before = await start();
      await before.arm('waiting', new Date(), {});
      await before.arm('delayed', soon(50), {});
      for (const id of ['waiting', 'delayed', 'never-armed']) await before.disarm(id);
      const { queue, ids } = await working();
      await queue.arm('fence', soon(200), {});
      await until(() => ids().includes('fence'));
      expect(ids()).toEqual(['fence']);
    });

    it('keeps what was armed while nobody worked', async () => {
      const before = await start();
      await before.arm('patient', soon(20), { kept: true });
      await before.close();
      const { handled } = await working();
      await until(() => handled.length === 1);
      expect(handled).toEqual([{ id: 'patient', data: { kept: true } }]);
    });

    it('gives each wake-up to one of two workers', async () => {
      const [a, b] = [await working(), await working()];
      const wanted = Array.from({ length: 120 }, (_, index) => `job-${index}`);
      await Promise.all(wanted.map((id) => a.queue.arm(id, soon(100), {})));
      await until(() => a.handled.length + b.handled.length >= wanted.length);
      expect([...a.ids(), ...b.ids()].sort()).toEqual([...wanted].sort());
    });

    it('tries again what failed', async () => {
      let failures = 2;
      const { queue, handled } = await working(() => {
        failures -= 1;
        return failures >= 0 ? Promise.reject(new Error('not yet')) : Promise.resolve();
      });
      await queue.arm('stubborn', new Date(), {});
      await until(() => handled.length === 3);
      expect(await queue.deadLetters(10)).toEqual([]);
    });

    it('lists what failed for good, and gives it another chance when it is armed again', async () => {
      let broken = true;
      const fails = () =>
        broken ? Promise.reject(new Error('the post office is closed')) : Promise.resolve();
      const { queue, handled } = await working(fails, { attempts: 3 });
      await queue.arm('letter', new Date(), { to: 'ann' });
      await until(async () => (await queue.deadLetters(10)).length === 1);
      expect(handled).toHaveLength(3);
      expect(await queue.deadLetters(10)).toEqual([
        {
          id: 'letter',
          data: { to: 'ann' },
          reason: 'the post office is closed',
          attempts: 3,
          failedAt: expect.any(Date) as Date,
        },
      ]);
      broken = false;
      await queue.arm('letter', new Date(), { to: 'bob' });
      await until(() => handled.length === 4);
      expect(await queue.deadLetters(10)).toEqual([]);
    });

    it('repeats once for all processes, until it is stopped', async () => {
      const [a, b] = [await working(), await working()];
      for (const { queue } of [a, b]) await queue.repeat('sweep', 200, { what: 'due' });
      const count = (): number => a.handled.length + b.handled.length;
      const began = Date.now();
      await until(() => count() >= 4);
      expect(count()).toBeLessThanOrEqual(2 + Math.floor((Date.now() - began) / 200));
      expect([...a.handled, ...b.handled][0]).toEqual({ id: 'sweep', data: { what: 'due' } });
      await a.queue.stopRepeating('sweep');
      const stopped = count();
      await a.queue.arm('fence', soon(700), {});
      await until(() => [...a.ids(), ...b.ids()].includes('fence'));
      expect(count()).toBeLessThanOrEqual(stopped + 2);
    });

    it('goes on repeating after a round that failed', async () => {
      const { queue, handled } = await working(() => Promise.reject(new Error('one bad round')));
      await queue.repeat('sweep', 100, {});
      await until(() => handled.length >= 3);
    });

    it('recovers the work of a worker that was killed', async () => {
      const queue = await start();
      await queue.arm('orphan', new Date(), { n: 1 });
      const script = join(import.meta.dirname, '../support/doomed-worker.mjs');
      const doomed = fork(script, [JSON.stringify({ ...server().options, name: queueName })]);
      children.push(doomed);
      await once(doomed, 'message');
      doomed.kill('SIGKILL');
      await once(doomed, 'exit');
      const { handled } = await working();
      await until(() => handled.length > 0);
      expect(handled).toEqual([{ id: 'orphan', data: { n: 1 } }]);
    }, 30_000);

    it('goes on after the connections were dropped', async () => {
      const { queue, ids } = await working();
      await server().dropConnections();
      await until(() =>
        queue.arm('after', soon(50), {}).then(
          () => true,
          () => false,
        ),
      );
      await until(() => ids().includes('after'));
    });

    it('waits for the work under way when it is closed', async () => {
      let done = false;
      const { queue, handled } = await working(async () => {
        await new Promise((resolve) => setTimeout(resolve, 200));
        done = true;
      });
      await queue.arm('slow', new Date(), {});
      await until(() => handled.length === 1);
      await queue.close();
      expect(done).toBe(true);
    });

    it('does not open where there is no server', async () => {
      await expect(
        createQueue({ ...server().nowhere, settings: { name: queueName, readyMs: 300 } }),
      ).rejects.toThrow();
    });
  });
}
