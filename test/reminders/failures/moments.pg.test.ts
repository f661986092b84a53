import { DEFAULT_TIME, type Command, type GameId } from '../../../src/game/index.js';
import type { Calendar } from '../../../src/clock/calendar.js';
import { withClient } from '../../../src/journal/connection.js';
import type { Looker } from '../../../src/play/reminding/looker.js';
import { createTimeOuts } from '../../../src/play/time-outs.js';
import { ago, DAY, HOUR, MINUTE, playAgo, postOffice, type Person } from '../../support/reminding.js';

const post = postOffice();

const results = async (game: GameId) =>
  (await post.rows(game)).map(({ kind, result }) => `${kind} ${result}`);
const look = async (game: GameId, looker: Looker = post.looker()) => {
  await post.dueNow(game);
  return looker.look();
};
const stretchIn = async (game: GameId) => (await ago(post.stores(), 0).tables.fresh(game))!.stretches[0]!;
const asAdmin = (sql: string, ...values: readonly unknown[]) =>
  withClient(
    post.stores().database.adminUrl,
    async (client) => (await client.query<Record<string, unknown>>(sql, [...values])).rows,
  );
const subjects = (person: Person) => post.mailsTo(person).map(({ mail }) => mail.subject);
const place: Command = { type: 'PlacePeople', place: 'hunt', people: 1 };

/** Somebody who is about to send a letter when something happens: it is claimed, and not yet on its way. */
function interrupted(work: () => Promise<unknown>): Looker {
  const { notices } = post.stores();
  const claim: typeof notices.deliveries.claim = async (letters) => {
    const claimed = await notices.deliveries.claim(letters);
    if (claimed.length > 0) await work();
    return claimed;
  };
  return post.looker({ notices: { ...notices, deliveries: { ...notices.deliveries, claim } } });
}

describe('deadline moved after the reminder was queued', () => {
  /** A pause that all agree to, and its end so much later. */
  const pause = async ({ game, seats }: Awaited<ReturnType<typeof post.table>>, ms: number) => {
    const [stores, ann, bob] = [post.stores(), `seat:${seats[0]!}`, `seat:${seats[1]!}`] as const;
    await playAgo(stores, ms, { game, actor: ann, command: { type: 'AskPause' } });
    const { request } = (await ago(stores, 0).tables.fresh(game))!.table.requests[0]!;
    await playAgo(stores, ms, { game, actor: bob, command: { type: 'Answer', request, agree: true } });
    await playAgo(stores, 0, { game, actor: ann, command: { type: 'Resume' } });
  };

  it('is not told; the right one is when it is time', async () => {
    const ann = await post.person();
    const table = await post.table([ann, await post.person()], 2 * DAY - 2 * HOUR);
    const before = (await stretchIn(table.game)).clock!.running!.until;
    // What was planned says "nearly up"; after a pause of a day a day and two hours are left.
    const looker = interrupted(() => pause(table, DAY));
    expect(await look(table.game, looker)).toMatchObject({ results: ['obsolete'] });
    expect(post.mailsTo(ann)).toEqual([]);
    const after = (await stretchIn(table.game)).clock!.running!.until;
    expect(after - before).toBeGreaterThan(DAY - MINUTE);
    await look(table.game);
    expect(subjects(ann)).toEqual(['Your turn: Test']);
    const sent = (await post.rows(table.game)).filter(({ result }) => result === 'sent');
    expect(sent.map(({ deadline }) => deadline?.getTime())).toEqual([after]);
  });
});

describe('player moved a millisecond before the worker sent', () => {
  it('is not told any more, and whoever is awaited now is', async () => {
    const [ann, bob] = [await post.person('Ann'), await post.person('Bob')];
    const { game, seats } = await post.table([ann, bob], HOUR);
    const moving = { game, actor: `seat:${seats[0]!}`, command: place } as const;
    const looker = interrupted(() => playAgo(post.stores(), 3 * MINUTE, moving));
    expect(await look(game, looker)).toMatchObject({ results: ['obsolete'] });
    expect(post.mailsTo(ann)).toEqual([]);
    await look(game);
    expect(subjects(bob)).toEqual(['Your turn: Test']);
    expect(post.mailsTo(ann)).toEqual([]);
  });
});

describe('two workers racing for one time-out', () => {
  it('store it once, and nobody is told of the stretch that is over', async () => {
    const ann = await post.person();
    const { game } = await post.table([ann, await post.person()], 2 * DAY + MINUTE);
    const stores = post.stores();
    const { seat, since } = await stretchIn(game);
    const workers = [1, 2, 3, 4].map(() =>
      createTimeOuts({
        ...stores,
        play: ago(stores, 0).play,
        wasTold: stores.notices.deliveries.wasTold,
        warn: (what, error) => {
          throw new Error(what, { cause: error });
        },
      }),
    );
    expect(await Promise.all(workers.map(({ one }) => one({ game, seat, since })))).toEqual(
      workers.map(() => true),
    );
    const events = await stores.journal.read(game, 0);
    expect(events.filter(({ type }) => type === 'TimedOut')).toHaveLength(1);
    await Promise.all([look(game), look(game)]);
    expect(await results(game)).toEqual([]);
  });
});

describe('DST gap and overlap', () => {
  const PRAGUE: Calendar = { zone: 'Europe/Prague', from: 60, to: 9 * 60, weekend: [] };
  const begun = async (at: string) => {
    const ann = await post.person('Ann', PRAGUE);
    const time = { ...DEFAULT_TIME, system: { kind: 'perStretch', hours: 24 } } as const;
    const { game } = await post.table([ann, await post.person()], Date.now() - Date.parse(at), { time });
    const until = new Date((await stretchIn(game)).clock!.running!.until);
    return { ann, game, minute: until.toISOString().slice(0, 16) };
  };

  it('eight awake hours are eight hours: one of them the day after, or an hour sooner by the clock on the wall', async () => {
    // From 01:00 to 09:00. In the night of the gap there are seven hours between them, in that of the overlap nine.
    expect((await begun('2025-03-30T00:00:00Z')).minute).toBe('2025-03-31T00:00');
    expect((await begun('2024-10-26T23:00:00Z')).minute).toBe('2024-10-27T07:00');
  });

  it('what is told names the zone as it is then, so that nobody comes an hour late', async () => {
    const [gap, overlap] = [await begun('2025-03-30T00:00:00Z'), await begun('2024-10-26T23:00:00Z')];
    await look(gap.game);
    await look(overlap.game);
    expect(post.mailsTo(gap.ann)[0]?.mail.text).toContain('Mon 31 Mar, 02:00 CEST');
    expect(post.mailsTo(overlap.ann)[0]?.mail.text).toContain('Sun 27 Oct, 08:00 CET');
  });
});

describe('undo after a notice', () => {
  it('the notice stays the only one about what is void; what opens again is told anew, once', async () => {
    const [ann, bob] = [await post.person('Ann'), await post.person('Bob')];
    const { game, seats } = await post.table([ann, bob], HOUR);
    const play = (ms: number, command: Command) =>
      playAgo(post.stores(), ms, { game, actor: `seat:${seats[0]!}`, command });
    await play(50 * MINUTE, place);
    await look(game);
    const first = (await stretchIn(game)).since;
    expect(subjects(bob)).toEqual(['Your turn: Test']);

    await play(40 * MINUTE, { type: 'UndoMove' });
    await look(game);
    await look(game);
    expect(post.mailsTo(bob)).toHaveLength(1);
    expect(subjects(ann)).toEqual(['Your turn: Test']);

    await play(30 * MINUTE, place);
    await look(game);
    await look(game);
    const second = (await stretchIn(game)).since;
    expect(subjects(bob)).toEqual(['Your turn: Test', 'Your turn: Test']);
    const links = post.mailsTo(bob).map(({ mail }) => /since=(\d+)/.exec(mail.text ?? '')?.[1]);
    expect(links).toEqual([String(first), String(second)]);
    expect(second).toBeGreaterThan(first);
  });

  it('before it was sent there is nothing to tell', async () => {
    const [ann, bob] = [await post.person('Ann'), await post.person('Bob')];
    const { game, seats } = await post.table([ann, bob], HOUR);
    const actor = `seat:${seats[0]!}` as const;
    await playAgo(post.stores(), 3 * MINUTE, { game, actor, command: place });
    const looker = interrupted(() =>
      playAgo(post.stores(), MINUTE, { game, actor, command: { type: 'UndoMove' } }),
    );
    await look(game, looker);
    await look(game);
    expect(post.mailsTo(bob)).toEqual([]);
    expect(await results(game)).toEqual(['turn obsolete']);
  });
});

describe('a letter that somebody else was at and died over', () => {
  const claimedByAnother = async () => {
    const ann = await post.person();
    const { game } = await post.table([ann, await post.person()], HOUR);
    const { notices } = post.stores();
    const { claim } = notices.deliveries;
    // Between our look at what was tried and our claim another one claims it.
    const slow: typeof claim = async (letters) => {
      await claim(letters);
      return claim(letters);
    };
    const looker = post.looker({
      notices: { ...notices, deliveries: { ...notices.deliveries, claim: slow } },
    });
    expect(await look(game, looker)).toMatchObject({ results: [] });
    expect(await results(game)).toEqual(['turn sending']);
    return { ann, game };
  };
  const twoMinutesLater = (game: GameId) =>
    asAdmin(`update delivery set claimed_at = claimed_at - interval '2 min' where game_id = $1`, game);

  it('is looked after when it must be taken for lost, and not only at the next moment of the stretch', async () => {
    const { ann, game } = await claimedByAnother();
    const [row] = await asAdmin(
      'select extract(epoch from look_at - now())::int as s from game where id = $1',
      game,
    );
    expect(row?.['s']).toBeGreaterThan(60);
    expect(row?.['s']).toBeLessThanOrEqual(120);
    await twoMinutesLater(game);
    expect(await look(game)).toMatchObject({ lost: 1, results: ['sent'] });
    expect(post.mailsTo(ann)).toHaveLength(1);
  });

  it('is sent again by whoever looks at that very moment', async () => {
    const { ann, game } = await claimedByAnother();
    const { lookouts } = post.stores();
    const take: typeof lookouts.take = async (...given) => {
      await twoMinutesLater(game);
      return lookouts.take(...given);
    };
    expect(await look(game, post.looker({ lookouts: { ...lookouts, take } }))).toMatchObject({
      results: ['sent'],
    });
    expect(post.mailsTo(ann)).toHaveLength(1);
  });
});
