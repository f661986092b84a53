import { randomUUID } from 'node:crypto';
import { DEFAULT_CALENDAR, type Calendar } from '../../../src/clock/calendar.js';
import { DEFAULT_TIME, type GameId } from '../../../src/game/index.js';
import { withClient } from '../../../src/journal/connection.js';
import { createTimeOuts } from '../../../src/play/time-outs.js';
import { ago, DAY, HOUR, MINUTE, playAgo, postOffice } from '../../support/reminding.js';
import { startWebhookReceiver, type WebhookReceiver } from '../../support/webhook-receiver.js';

const post = postOffice();

/** Somebody who is asleep whenever the tests run, and wakes up in two hours. */
function asleep(): Calendar {
  const now = new Date();
  const from = (now.getUTCHours() * 60 + now.getUTCMinutes() + 120) % (24 * 60);
  return { zone: 'UTC', from, to: from + 8 * 60, weekend: [] };
}

const look = () => post.looker().look();
const lookAgain = async (...games: readonly GameId[]) => {
  await post.dueNow(...games);
  return look();
};
const results = async (game: GameId) =>
  (await post.rows(game)).map(({ kind, result }) => `${kind} ${result}`);
const asAdmin = (sql: string, ...values: readonly unknown[]) =>
  withClient(
    post.stores().database.adminUrl,
    async (client) => (await client.query<Record<string, unknown>>(sql, [...values])).rows,
  );
const minutesToLook = async (game: GameId): Promise<number> => {
  const [row] = await asAdmin(
    'select extract(epoch from look_at - now())::float8 / 60 as m from game where id = $1',
    game,
  );
  return Number(row?.['m']);
};

describe('your turn', () => {
  it('is told by mail two minutes after it began, once, with everything needed to decide', async () => {
    const [ann, bob] = [await post.person('Ann'), await post.person('Bob')];
    const { game } = await post.table([ann, bob], 2 * MINUTE);
    expect(await look()).toMatchObject({ games: 1, results: ['sent'], troubled: [] });
    await lookAgain(game);
    const [only, ...others] = post.mailsTo(ann);
    expect(others).toEqual([]);
    expect(only?.mail.subject).toBe('Your turn: Test');
    const { headHash, table } = (await ago(post.stores(), 0).tables.fresh(game))!;
    const text = only?.mail.text ?? '';
    expect(text).toContain('Place your people');
    expect(text).toMatch(/You have time until \w+ \d+ \w+, \d\d:\d\d UTC\./);
    expect(text).toContain(`/decide?game=${game}&seat=1&since=${table.version}`);
    expect(text).toContain(headHash);
    expect(text).toContain(String(table.version));
    expect(only?.raw).toMatch(/List-Unsubscribe:\s+<https:\/\/cairn.example\/unsubscribe\?/);
    expect(only?.raw).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
    expect(post.mailsTo(bob)).toEqual([]);
    expect(await post.rows(game)).toMatchObject([{ kind: 'turn', seat: 1, result: 'sent', attempt: 1 }]);
  });

  it('is not told sooner', async () => {
    const ann = await post.person();
    const { game } = await post.table([ann, await post.person()], MINUTE);
    await look();
    expect(post.mailsTo(ann)).toEqual([]);
    expect(await post.rows(game)).toEqual([]);
    expect(await minutesToLook(game)).toBeCloseTo(1, 0);
  });

  it('waits until its reader wakes up', async () => {
    const ann = await post.person('Ann', asleep());
    const { game } = await post.table([ann, await post.person()], 5 * MINUTE);
    await look();
    expect(post.mailsTo(ann)).toEqual([]);
    expect(await post.rows(game)).toEqual([]);
    const minutes = await minutesToLook(game);
    expect(minutes).toBeGreaterThan(115);
    expect(minutes).toBeLessThanOrEqual(120);
    await post.stores().calendars.set(ann.id, { ...DEFAULT_CALENDAR, from: 0, to: 24 * 60 });
    await lookAgain(game);
    expect(post.mailsTo(ann)).toHaveLength(1);
  });

  it('is told to nobody who does not want to hear it, and to nobody who cannot be reached', async () => {
    const ann = await post.person();
    await post.stores().notices.preferences.change(ann.id, { reminding: { turn: false } });
    const first = await post.table([ann, await post.person()], HOUR);
    const guest = { ...ann, ...(await post.stores().accounts.createGuest('Guest', new Date())) };
    const second = await post.table([guest, await post.person()], HOUR);
    await look();
    expect([await post.rows(first.game), await post.rows(second.game)]).toEqual([[], []]);
  });
});

describe('time that passes', () => {
  it('is told when the chosen share is left, and when it is nearly up', async () => {
    const ann = await post.person();
    const [early, late] = [
      await post.table([ann, await post.person()], 36 * HOUR),
      await post.table([ann, await post.person()], 43.2 * HOUR),
    ];
    await asAdmin('update game set look_at = null where id = $1', late.game);
    await look();
    expect((await results(early.game)).sort()).toEqual(['share sent', 'turn superseded']);
    await lookAgain(late.game);
    expect((await results(late.game)).sort()).toEqual(['last sent', 'share superseded', 'turn superseded']);
    expect(post.mailsTo(ann).map(({ mail }) => mail.subject)).toEqual([
      expect.stringMatching(/^Still your turn, until .* UTC: Test$/),
      expect.stringMatching(/^Your time is nearly up \(.*\): Test$/),
    ]);
  });

  it('is told at the moments its reader has chosen, of which the last in time is the most urgent', async () => {
    const ann = await post.person();
    await post.stores().notices.preferences.change(ann.id, { reminding: { share: 5 } });
    const { game } = await post.table([ann, await post.person()], 45.6 * HOUR);
    await look();
    expect((await results(game)).sort()).toEqual(['last superseded', 'share sent', 'turn superseded']);
  });

  it('is not told while the clock stands still; afterwards the right deadline is', async () => {
    const ann = await post.person();
    const { game, seats } = await post.table([ann, await post.person()], HOUR);
    const stores = post.stores();
    await playAgo(stores, 50 * MINUTE, { game, actor: `seat:${seats[0]!}`, command: { type: 'AskPause' } });
    const { table } = (await ago(stores, 0).tables.fresh(game))!;
    const { request } = table.requests[0]!;
    await playAgo(stores, 50 * MINUTE, {
      game,
      actor: `seat:${seats[1]!}`,
      command: { type: 'Answer', request, agree: true },
    });
    await lookAgain(game);
    expect(await post.rows(game)).toEqual([]);
    await playAgo(stores, 0, { game, actor: `seat:${seats[0]!}`, command: { type: 'Resume' } });
    await lookAgain(game);
    const until = (await ago(stores, 0).tables.fresh(game))!.stretches[0]!.clock!.running!.until;
    expect(await post.rows(game)).toMatchObject([
      { kind: 'turn', result: 'sent', deadline: new Date(until) },
    ]);
  });

  it('is not told to somebody who has just gone on vacation', async () => {
    const ann = await post.person();
    const { game } = await post.table([ann, await post.person()], HOUR);
    await asAdmin(
      `insert into vacation (id, account_id, zone, first_day, last_day, starts_at, ends_at)
       values ($1, $2, 'UTC', current_date, current_date + 3, now() - interval '1 s', now() + interval '3 d')`,
      randomUUID(),
      ann.id,
    );
    await look();
    expect(await post.rows(game)).toEqual([]);
  });
});

describe('a seat that autopilot keeps', () => {
  it('is told once for each time it begins to', async () => {
    const ann = await post.person();
    const whenOut = { kind: 'ladder', excuses: 0, keepAfter: 1 } as const;
    const settings = { time: { ...DEFAULT_TIME, whenOut } };
    const { game, seats } = await post.table([ann, await post.person()], 9 * DAY, settings);
    const stores = post.stores();
    const timeOut = async (ms: number): Promise<void> => {
      const at = ago(stores, ms);
      const { seat, since } = (await at.tables.fresh(game))!.stretches[0]!;
      const outs = createTimeOuts({
        ...stores,
        play: at.play,
        wasTold: stores.notices.deliveries.wasTold,
        warn: () => undefined,
      });
      expect(await outs.one({ game, seat, since })).toBe(true);
    };
    await timeOut(6 * DAY);
    await lookAgain(game);
    await lookAgain(game);
    expect(await results(game)).toEqual(['kept sent']);
    expect(post.mailsTo(ann)[0]?.mail.subject).toBe('Autopilot plays for you: Test');
    await playAgo(stores, 5 * DAY, { game, actor: `seat:${seats[0]!}`, command: { type: 'ComeBack' } });
    await timeOut(0);
    await lookAgain(game);
    expect(await results(game)).toEqual(['kept sent', 'kept sent']);
  });
});

describe('several decisions of one person', () => {
  it('are one letter, with a row for each', async () => {
    const ann = await post.person();
    const tables = [];
    for (const minutes of [3, 4, 5])
      tables.push(await post.table([ann, await post.person()], minutes * MINUTE));
    await asAdmin("update game set look_at = now() + interval '5 min' where id = $1", tables[2]!.game);
    await look();
    const [digest, ...others] = post.mailsTo(ann);
    expect(others).toEqual([]);
    expect(digest?.mail.subject).toMatch(/3/);
    const rows = (await Promise.all(tables.map(({ game }) => post.rows(game)))).flat();
    expect(rows.map(({ kind, result }) => `${kind} ${result}`)).toEqual(Array(3).fill('turn sent'));
    expect(new Set(rows.map(({ letter }) => letter)).size).toBe(1);
    for (const { game } of tables) expect(digest?.mail.text).toContain(`/decide?game=${game}`);
    await lookAgain(...tables.map(({ game }) => game));
    expect(post.mailsTo(ann)).toHaveLength(1);
  });

  it('that come up within ten minutes wait for each other', async () => {
    const ann = await post.person();
    const first = await post.table([ann, await post.person()], 2 * MINUTE);
    const second = await post.table([ann, await post.person()], 0.5 * MINUTE);
    await asAdmin(`update game set look_at = now() + interval '90 s' where id = $1`, second.game);
    await look();
    expect(post.mailsTo(ann)).toEqual([]);
    expect(await minutesToLook(first.game)).toBeCloseTo(1.5, 0);
  });
});

describe('a channel', () => {
  let receiver: WebhookReceiver;
  beforeAll(async () => {
    receiver = await startWebhookReceiver();
  });
  afterAll(() => receiver.stop());
  beforeEach(() => receiver.answerWith(200));

  const webhookOf = async (account: string, verified = true): Promise<string> => {
    const { id } = await post.stores().notices.channels.addWebhook({
      account,
      address: receiver.url,
      shape: 'raw',
      secret: new Uint8Array(32),
      at: new Date(),
    });
    if (verified) await asAdmin('update channel set verified_at = now() where id = $1', id);
    return id;
  };

  it('that nobody has confirmed, or that is off, leaves a row with the reason, and the next one is used', async () => {
    const ann = await post.person();
    await asAdmin('update account set email_verified_at = null where id = $1', ann.id);
    const hook = await webhookOf(ann.id);
    const off = await webhookOf(ann.id);
    await post.stores().notices.channels.turn(off, 'chosen');
    const { game } = await post.table([ann, await post.person()], HOUR);
    await look();
    await lookAgain(game);
    const rows = await post.rows(game);
    expect(rows.map(({ channel, result }) => `${channel.kind} ${result}`).sort()).toEqual([
      'email unverified',
      'webhook off',
      'webhook sent',
    ]);
    expect(rows.find(({ result }) => result === 'sent')?.channel.id).toBe(hook);
    const facts = JSON.parse(receiver.received.at(-1)!.body) as Record<string, unknown>;
    expect(facts).toMatchObject({
      kind: 'reminder',
      notices: [{ game, seat: 1, kind: 'turn', url: `https://cairn.example/g/${game}` }],
    });
    expect(receiver.received.at(-1)!.body).not.toContain('/decide');
    await asAdmin('update account set email_verified_at = now() where id = $1', ann.id);
    await lookAgain(game);
    expect(post.mailsTo(ann)).toHaveLength(1);
  });

  it('that failed is tried again when that is worth while, with the same letter', async () => {
    const ann = await post.person();
    const { game } = await post.table([ann, await post.person()], HOUR);
    post.mail().refuseWith({ code: 450, words: 'come back later' });
    expect(await look()).toMatchObject({ results: ['failed'] });
    expect(await minutesToLook(game)).toBeCloseTo(1, 0);
    expect(await lookAgain(game)).toMatchObject({ results: [] });
    post.mail().refuseWith(undefined);
    await asAdmin('update channel set retry_at = now() where account_id = $1', ann.id);
    expect(await lookAgain(game)).toMatchObject({ results: ['sent'] });
    const rows = await post.rows(game);
    expect(rows).toMatchObject([
      { attempt: 1, result: 'failed', error: expect.stringContaining('come back later') as string },
      { attempt: 2, result: 'sent' },
    ]);
    expect(rows[1]?.letter).toBe(rows[0]?.letter);
    expect(post.mailsTo(ann)[0]?.mail.messageId).toBe(`<${rows[0]!.letter}@example.org>`);
  });

  it('that refuses for good is not asked again about the same thing', async () => {
    const ann = await post.person();
    const { game } = await post.table([ann, await post.person()], HOUR);
    post.mail().refuseWith({ code: 550, words: 'nobody here' });
    await look();
    post.mail().refuseWith(undefined);
    await asAdmin('update channel set retry_at = null where account_id = $1', ann.id);
    await lookAgain(game);
    expect(await results(game)).toEqual(['turn refused']);
  });

  it('that broke leaves a row that says so', async () => {
    const ann = await post.person();
    await post.stores().notices.channels.of(ann.id);
    await asAdmin(
      `update channel set off_reason = 'failing', broken_at = now() where account_id = $1`,
      ann.id,
    );
    const { game } = await post.table([ann, await post.person()], HOUR);
    await look();
    expect(await results(game)).toEqual(['turn broken']);
  });
});

describe('something wrong with one game', () => {
  it('is no harm to the others, and is tried again when the lease is over', async () => {
    const [ann, bob] = [await post.person('Ann'), await post.person('Bob')];
    const [broken, fine] = [
      await post.table([ann, await post.person()], HOUR),
      await post.table([bob, await post.person()], HOUR),
    ];
    await asAdmin(`update calendar set zone = 'Nowhere/Else' where account_id = $1`, ann.id);
    const told: string[] = [];
    const { troubled } = await post.looker({ warn: (what) => void told.push(what) }).look();
    expect(troubled).toEqual([broken.game]);
    expect(told).toEqual([`looking at game ${broken.game}`]);
    expect(await results(fine.game)).toEqual(['turn sent']);
    expect(await minutesToLook(broken.game)).toBeCloseTo(1, 0);
  });
});
