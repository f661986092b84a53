import type { Calendar } from '../../../src/clock/calendar.js';
import type { GameId, SeatId } from '../../../src/game/index.js';
import { withClient } from '../../../src/journal/connection.js';
import { createNudging } from '../../../src/play/nudging/nudging.js';
import { ago, DAY, HOUR, MINUTE, playAgo, postOffice, type Table } from '../../support/reminding.js';

const post = postOffice();
const look = () => post.looker().look();
const subjects = (person: Parameters<typeof post.mailsTo>[0]) =>
  post.mailsTo(person).map(({ mail }) => mail.subject);
const results = async (game: GameId) =>
  (await post.rows(game)).map(({ kind, result }) => `${kind} ${result}`);
const asAdmin = (sql: string, ...values: readonly unknown[]) =>
  withClient(post.stores().database.adminUrl, (client) => client.query(sql, [...values]));

const NEARLY_UP = expect.stringMatching(/^Your time is nearly up/) as string;

/** Bob, on seat 2, nudges whoever sits on seat 1. */
async function nudge({ game, seats }: Table): Promise<unknown> {
  const { nudges } = post.stores();
  const { nudge: send } = createNudging({ nudges, warn: () => undefined });
  const loaded = (await ago(post.stores(), 0).tables.fresh(game))!;
  const answer = await send(loaded, seats[1]!, 1);
  return answer.ok ? 'nudged' : answer.reason.code;
}

/** The last nudge was so long ago. */
const wait = (game: GameId, ms: number) =>
  asAdmin('update nudge set at = at - make_interval(secs => $2) where game_id = $1', game, ms / 1000);

/** Somebody who is asleep whenever the tests run. */
function asleep(): Calendar {
  const now = new Date();
  const from = (now.getUTCHours() * 60 + now.getUTCMinutes() + 120) % (24 * 60);
  return { zone: 'UTC', from, to: from + 8 * 60, weekend: [] };
}

describe('a nudge', () => {
  it('reaches the awaited player by mail, at once, with the name of whoever waits, and is on record', async () => {
    const [ann, bob] = [await post.person('Ann'), await post.person('Bob')];
    const table = await post.table([ann, bob], HOUR);
    await look();
    expect(await nudge(table)).toBe('nudged');
    expect(await look()).toMatchObject({ games: 1, results: ['sent'], troubled: [] });
    expect(subjects(ann)).toEqual(['Your turn: Test', 'Bob waits for your move: Test']);
    expect(post.mailsTo(ann)[1]?.mail.text).toContain('Place your people');
    expect(subjects(bob)).toEqual([]);
    expect(await results(table.game)).toEqual(['turn sent', 'nudge sent']);
  });

  it('is refused for twelve hours, and then another one in the same stretch', async () => {
    const ann = await post.person('Ann');
    const table = await post.table([ann, await post.person('Bob')], HOUR);
    await nudge(table);
    await look();
    expect(await nudge(table)).toBe('NUDGED_LATELY');
    await look();
    await wait(table.game, 13 * HOUR);
    expect(await nudge(table)).toBe('nudged');
    await look();
    expect(subjects(ann).filter((subject) => subject?.startsWith('Bob waits'))).toHaveLength(2);
  });

  it('that comes before the first word takes its place', async () => {
    const ann = await post.person('Ann');
    const table = await post.table([ann, await post.person('Bob')], 2 * MINUTE);
    await nudge(table);
    await look();
    expect(subjects(ann)).toEqual(['Bob waits for your move: Test']);
    expect((await results(table.game)).sort()).toEqual(['nudge sent', 'turn superseded']);
  });

  it('wakes nobody: it is said in the morning, instead of that it is their turn', async () => {
    const ann = await post.person('Ann', asleep());
    const table = await post.table([ann, await post.person('Bob')], HOUR);
    await nudge(table);
    await look();
    expect(subjects(ann)).toEqual([]);
    await post.stores().calendars.set(ann.id, { zone: 'UTC', from: 0, to: 24 * 60, weekend: [] });
    await post.dueNow(table.game);
    await look();
    expect(subjects(ann)).toEqual(['Bob waits for your move: Test']);
    expect((await results(table.game)).sort()).toEqual(['nudge sent', 'turn superseded']);
  });

  it('takes the place of no word about time running out that was not said yet, and gives way to it', async () => {
    const ann = await post.person('Ann');
    const table = await post.table([ann, await post.person('Bob')], 2 * DAY - 2 * HOUR);
    await nudge(table);
    await look();
    expect(subjects(ann)).toEqual([NEARLY_UP]);
    expect((await results(table.game)).sort()).toEqual([
      'last sent',
      'nudge superseded',
      'share superseded',
      'turn superseded',
    ]);
  });

  it('keeps no word about time running out from whoever sleeps', async () => {
    const ann = await post.person('Ann', asleep());
    const table = await post.table([ann, await post.person('Bob')], 2 * DAY - 2 * HOUR);
    await nudge(table);
    await look();
    expect(await results(table.game)).toContain('last sent');
  });

  it('is said where that word was said before', async () => {
    const ann = await post.person('Ann');
    const table = await post.table([ann, await post.person('Bob')], 2 * DAY - 2 * HOUR);
    await look();
    await nudge(table);
    await look();
    expect(subjects(ann)).toEqual([NEARLY_UP, 'Bob waits for your move: Test']);
  });

  it('goes to nobody who has switched the way off, and that is on record', async () => {
    const ann = await post.person('Ann');
    const table = await post.table([ann, await post.person('Bob')], HOUR);
    await look();
    const [channel] = (await post.stores().notices.channels.ofMany([ann.id])).get(ann.id) ?? [];
    await post.stores().notices.channels.turn(channel!.id, 'chosen');
    await nudge(table);
    await look();
    expect(subjects(ann)).toEqual(['Your turn: Test']);
    expect(await results(table.game)).toEqual(['turn sent', 'nudge off']);
  });

  it('is forgotten once the player has moved, and is not for whoever takes the seat over', async () => {
    const ann = await post.person('Ann');
    const table = await post.table([ann, await post.person('Bob')], HOUR);
    const { game, seats } = table;
    await look();
    await nudge(table);
    const actor = `seat:${seats[0]!}` as const;
    await playAgo(post.stores(), 0, {
      game,
      actor,
      command: { type: 'PlacePeople', place: 'hunt', people: 1 },
    });
    await look();
    expect(subjects(ann)).toEqual(['Your turn: Test']);
    const [kept] = await post.stores().nudges.of(game);
    expect(kept).toMatchObject({ seat: 1, seatId: seats[0], by: seats[1] as SeatId });
  });

  it('is noted once when several nudge in the same moment', async () => {
    const ann = await post.person('Ann');
    const table = await post.table([ann, await post.person('Bob')], HOUR);
    await look();
    const answers = await Promise.all([nudge(table), nudge(table), nudge(table)]);
    expect(answers.sort()).toEqual(['NUDGED_LATELY', 'NUDGED_LATELY', 'nudged']);
  });
});
