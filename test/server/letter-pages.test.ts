import type { GameId } from '../../src/game/index.js';
import type { HouseLinks } from '../../src/play/house-links-port.js';
import type { ServerParts } from '../../src/server/parts.js';
import { accept, startedTable, type Table } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { openLink, press, type LetterPage } from '../support/letter-page.js';
import { testOutside } from '../support/test-outside.js';

const world = emptyWorld();
let server: TestServer;
let parts: ServerParts;
let links: HouseLinks;
let table: Table;

beforeAll(async () => {
  const outside = testOutside(() => server.address);
  links = outside.links;
  server = await serveWorld(world, {
    outside,
    parts: (made) => {
      parts = made;
      return made;
    },
  });
});
afterAll(() => server.stop());
beforeEach(async () => {
  table = await startedTable(server.address, {}, { title: 'A <long> winter' });
});

const now = () => parts.look.now(table.gameId as GameId);
const version = async (): Promise<number> => (await now()).table.version;

/** The link of whoever is awaited, as a mail would carry it. */
async function linkOf(seat: number): Promise<string> {
  const { table: at, stretches } = await now();
  const { seatId } = at.seats.find((each) => each.seat === seat)!;
  const since = stretches.find((each) => each.seat === seat)?.since ?? 1;
  return links.decide({ game: table.gameId as GameId, seat, seatId, since });
}

const formTo = (page: LetterPage, move: string) => page.forms.find((form) => form.move === move)!;
const place = (place: string, people = 1) =>
  accept(table.ann, 'placePeople', { gameId: table.gameId, place, people });

describe('the link to a decision', () => {
  it('shows what is asked and every way to answer, and changes nothing however often it is opened', async () => {
    const link = await linkOf(1);
    const before = await version();
    const [page] = await Promise.all([openLink(link), openLink(link), openLink(link)]);
    expect(page.status).toBe(200);
    expect(page.title).toBe('Place your people');
    expect(page.html).toContain('A &lt;long&gt; winter');
    expect(page.html).toContain('You have 12 food.');
    expect(page.html).toContain('What has happened so far');
    expect(page.forms.map(({ label }) => label)).toContain('Send people to the forest');
    expect(await version()).toBe(before);
  });

  it('plays when a button is pressed, and then shows what comes next', async () => {
    const page = await openLink(await linkOf(1));
    const done = await press(page, formTo(page, 'place forest'), { people: '2' });
    expect(done.status).toBe(200);
    expect(done.title).toBe('Done');
    expect(done.url).toContain('done=1');
    const { game } = (await now()).table;
    expect(game?.standing).toEqual([expect.objectContaining({ seat: 1, place: 'forest', people: 2 })]);
    // Loading it again is looking, not playing.
    const after = await version();
    await openLink(done.url);
    expect(await version()).toBe(after);
  });

  it('carries no session and is told to nobody', async () => {
    const { headers } = await openLink(await linkOf(1));
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    // Its own style and the page's fonts, and nothing else.
    expect(headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-\S+' 'self'; font-src 'self'; form-action/,
    );
    const key = new URL(await linkOf(1)).searchParams.get('key')!;
    expect(JSON.stringify(server.logged())).not.toContain(key);
  });

  it('is good for that stretch of that seat alone', async () => {
    const link = new URL(await linkOf(1));
    for (const [name, value] of [
      ['seat', '2'],
      ['since', '1'],
      ['key', 'x'],
      ['key', ''],
      ['game', '00000000-0000-4000-8000-000000000000'],
      ['game', 'nonsense'],
    ] as const) {
      const other = new URL(link);
      other.searchParams.set(name, value);
      const page = await openLink(other.href);
      expect([page.status, page.title]).toEqual([404, 'This path leads nowhere.']);
      expect(page.forms).toEqual([]);
    }
  });

  it('is closed once the turn is over, also for whoever still has the page open', async () => {
    const link = await linkOf(1);
    const page = await openLink(link);
    await place('hunt', 3);
    const closed = await openLink(link);
    expect([closed.status, closed.title]).toEqual([410, 'This is no longer open']);
    expect(closed.html).toContain(`/g/${table.gameId}`);
    const before = await version();
    const late = await press(page, formTo(page, 'place forest'));
    expect(late.status).toBe(410);
    expect(await version()).toBe(before);
  });

  it('plays once, however often the button is pressed', async () => {
    const page = await openLink(await linkOf(1));
    const pressed = await Promise.all([1, 2, 3].map(() => press(page, formTo(page, 'place forest'))));
    // Of a double click the page shows the second answer: that one must say so too.
    pressed.push(await press(page, formTo(page, 'place forest')));
    expect(pressed.map(({ title }) => title)).toEqual(['Done', 'Done', 'Done', 'Done']);
    expect((await now()).table.game?.standing).toHaveLength(1);
  });

  it('says why the rules say no, in the words of the reader, and leaves everything as it was', async () => {
    const before = await version();
    const { seats } = (await now()).table;
    const account = (await parts.seats.names([table.gameId as GameId])).get(seats[0]!.seatId)!.id;
    await parts.settings.change(account, { language: 'cs' });
    const page = await openLink(await linkOf(1));
    expect(page.title).toBe('Umísti své figurky');
    const refused = await press(page, formTo(page, 'place forest'), { people: '50' });
    expect(refused.status).toBe(422);
    expect(refused.html).toMatch(/role="alert">To nejde\. /);
    expect(refused.forms.length).toBeGreaterThan(3);
    expect(await version()).toBe(before);
  });

  it('does not take nonsense for an answer', async () => {
    const page = await openLink(await linkOf(1));
    const before = await version();
    for (const more of [
      { move: 'fly' },
      { move: '' },
      { commandId: '§' },
      { decision: 'x' },
      { decision: '1' },
    ]) {
      const answer = await press(page, formTo(page, 'place forest'), more);
      expect(answer.status).toBeGreaterThanOrEqual(400);
    }
    expect(await version()).toBe(before);
  });

  it('goes on through a turn of many steps', async () => {
    await place('forest', 2);
    await accept(table.bob, 'placePeople', { gameId: table.gameId, place: 'hunt', people: 5 });
    await place('clayPit', 3);
    const link = await linkOf(1);
    let page = await openLink(link);
    expect(page.title).toBe('What comes first: forest or clay pit?');
    page = await press(page, formTo(page, 'roll forest'));
    expect(page.title).toBe('Clay pit: roll 3 dice');
    page = await press(page, formTo(page, 'roll clayPit'));
    expect(page.title).toBe('Done');
    expect((await openLink(link)).status).toBe(410);
  });
});

describe('the link to unsubscribe', () => {
  const channel = async (): Promise<Readonly<{ id: string; account: string }>> => {
    const { id: account } = await parts.accounts.createGuest('Eve', new Date());
    const { channel: made } = await parts.settings.addWebhook(account, 'http://127.0.0.1:1/', 'raw');
    return { id: made.id, account };
  };
  const isOff = async ({ account }: Readonly<{ account: string }>) =>
    (await parts.settings.of(account)).channels[0]?.off;

  it('asks when it is opened and does it when it is pressed', async () => {
    const made = await channel();
    const page = await openLink(links.unsubscribe(made.id));
    expect(page.title).toBe('No more mails?');
    expect(await isOff(made)).toBeUndefined();
    const done = await press(page, page.forms[0]!);
    expect(done.status).toBe(200);
    expect(await isOff(made)).toBe('unsubscribed');
  });

  it('speaks the language of the account, whatever the browser asks for; else that of the browser', async () => {
    const made = await channel();
    const link = links.unsubscribe(made.id);
    expect((await openLink(link, 'hr')).html).toContain('<html lang="hr">');
    await parts.settings.change(made.account, { language: 'cs' });
    const page = await openLink(link, 'hr');
    expect(page.html).toContain('<html lang="cs">');
    expect((await press(page, page.forms[0]!)).html).toContain('<html lang="cs">');
  });

  it('takes the one click of a mail program', async () => {
    const made = await channel();
    const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
    const response = await fetch(links.unsubscribe(made.id), { method: 'POST', body });
    expect(response.status).toBe(200);
    expect(await isOff(made)).toBe('unsubscribed');
  });

  it('does nothing without its key', async () => {
    const made = await channel();
    const link = new URL(links.unsubscribe(made.id));
    link.searchParams.set('key', 'x');
    expect((await fetch(link, { method: 'POST' })).status).toBe(404);
    expect((await openLink(link.href)).status).toBe(404);
    expect(await isOff(made)).toBeUndefined();
  });
});

describe('the links to confirm an address and to set a new password', () => {
  it.each([
    ['verifyEmail', (secret: string) => links.confirmEmail(secret)],
    ['resetPassword', (secret: string) => links.resetPassword(secret)],
  ] as const)('speak the language of the account, else that of the browser (%s)', async (purpose, to) => {
    const { stores } = await world.connect();
    const { id: account } = await parts.accounts.createGuest('Eve', new Date());
    const expires = new Date(Date.now() + 60_000);
    const secret = await stores.links.create({ account, purpose, subject: '', at: new Date(), expires });
    expect((await openLink(to(secret), 'hr')).html).toContain('<html lang="hr">');
    await parts.settings.change(account, { language: 'sk' });
    const page = await openLink(to(secret), 'hr');
    expect(page.html).toContain('<html lang="sk">');
    expect((await press(page, page.forms[0]!, { password: 'short' })).html).toContain('<html lang="sk">');
    expect((await openLink(to('nothing'), 'hr')).html).toContain('<html lang="hr">');
  });
});
