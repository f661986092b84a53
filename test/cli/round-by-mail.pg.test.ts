import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { run as verify } from '../../src/cli/commands/verify.js';
import { freePort } from '../../src/cli/embedded-postgres/secrets.js';
import type { GameId } from '../../src/game/index.js';
import { withClient } from '../../src/journal/connection.js';
import { createQueue } from '../../src/reminders/queue.js';
import type { WakeupQueue } from '../../src/reminders/queue-port.js';
import { createWaker } from '../../src/reminders/wake-for.js';
import { member } from '../support/api-account.js';
import type { Client } from '../support/api-client.js';
import { beReady, openTable, sitDown } from '../support/api-play.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { openLink, press, type LetterPage, type PageForm } from '../support/letter-page.js';
import { startMailServer, type MailServer, type ReceivedMail } from '../support/mail-server.js';
import { runCairn, type Cairn } from '../support/servers.js';
import { until } from '../support/until.js';

jest.setTimeout(180_000);

let database: TestDatabase;
let mail: MailServer;
let cairn: Cairn;
let queue: WakeupQueue;
let address: string;

beforeAll(async () => {
  [database, mail] = [await freshDatabase(), await startMailServer()];
  const port = await freePort(0);
  address = `http://127.0.0.1:${port}`;
  cairn = runCairn(['serve'], {
    ...{ PORT: String(port), PUBLIC_URL: address, DATABASE_URL: database.appUrl },
    ...{ SMTP_URL: mail.url, MAIL_FROM: 'Cairn <cairn@example.org>' },
    DATA_DIR: mkdtempSync(join(tmpdir(), 'by-mail-')),
  });
  await cairn.says('Cairn is at');
  queue = await createQueue({ databaseUrl: database.appUrl });
});
afterAll(async () => {
  await queue.close();
  cairn.kill('SIGTERM');
  await cairn.ended;
  await mail.stop();
  await database.drop();
});

const read = new Set<ReceivedMail>();
const unread = (): readonly ReceivedMail[] => mail.received.filter((each) => !read.has(each));
const linkIn = ({ mail: { text = '' } }: ReceivedMail): string =>
  /http:\S+[?&]\S+|http:\S+/.exec(text)?.[0] ?? '';

/** Somebody with an address that was confirmed by the link in the first mail, who never sleeps. */
async function correspondent(handle: string): Promise<Client> {
  const client = await member(address, handle, { email: `${handle}@example.org` });
  await until(() => unread().length === 1);
  const [confirmation] = unread();
  read.add(confirmation!);
  const page = await openLink(linkIn(confirmation!));
  expect((await press(page, page.forms[0]!)).title).toBe('Confirmed');
  const { errors } = await client.send(
    'mutation { changeSettings(input: { awakeFrom: "00:00", awakeUntil: "00:00" }) { awakeFrom } }',
  );
  expect(errors).toEqual([]);
  return client;
}

type Row = Readonly<{ version: number; round: number; phase: string; awaited: readonly number[] }>;

const rowOf = (game: string): Promise<Row> =>
  withClient(database.adminUrl, async (client) => {
    const { rows } = await client.query<Row>(
      `select version, (summary ->> 'round')::int as round, summary ->> 'phase' as phase,
         array(select (open ->> 'seat')::int from jsonb_array_elements(awaiting) open) as awaited
       from game where id = $1`,
      [game],
    );
    return rows[0]!;
  });

/** As if everybody had waited for two minutes: so long nobody is told, since moves are taken back. */
async function twoMinutesLater(game: string): Promise<void> {
  await withClient(database.adminUrl, (client) =>
    client.query(
      `update game set look_at = now(), awaiting = (
         select jsonb_agg(jsonb_set(open, '{stretch,openedAt}', to_jsonb((open #>> '{stretch,openedAt}')::bigint - 120000)))
         from jsonb_array_elements(awaiting) as open)
       where id = $1`,
      [game],
    ),
  );
  await createWaker(queue).wake([{ game: game as GameId, seat: 1, since: 1, at: Date.now(), inMs: 0 }]);
}

/** Everybody gathers, so that nobody has enough to eat in the third round. */
const WISHES = ['place forest', 'place clayPit', 'place quarry', 'roll', 'settle', 'feed'];

function chosen({ forms }: LetterPage): PageForm | undefined {
  return WISHES.flatMap((wish) => forms.filter(({ move }) => move.startsWith(wish)))[0];
}

/** Follows the link in a mail and presses buttons until nothing is asked any more; what was pressed in which round. */
async function answered(letter: ReceivedMail, game: string): Promise<readonly string[]> {
  read.add(letter);
  const pressed: string[] = [];
  let page = await openLink(linkIn(letter));
  expect([letter.mail.subject, page.status]).toEqual(['Your turn: By mail alone', 200]);
  for (let form = chosen(page); form !== undefined; form = chosen(page)) {
    const { people } = form.most;
    const { round } = await rowOf(game);
    page = await press(page, form, people === undefined ? {} : { people });
    expect(page.status).toBe(200);
    pressed.push(`${round} ${form.move}`);
  }
  expect(page.title).toBe('Done');
  return pressed;
}

/** Whoever played, for later questions. */
const table: { game: string; bob?: Client } = { game: '' };

it('says at its start that seeds lie open in a database that others may read', () => {
  expect(cairn.output()).toContain('can read the seeds of running games: set SECRET_KEY');
});

describe('a round by mail', () => {
  it('is played by two people who do nothing but follow the links in their mails', async () => {
    const [ann, bob] = [await correspondent('ann'), await correspondent('bob')];
    const game = await openTable(ann, {}, { title: 'By mail alone' });
    Object.assign(table, { game, bob });
    for (const [index, client] of [ann, bob].entries()) await sitDown(client, game, index + 1);
    for (const [index, client] of [ann, bob].entries()) await beReady(client, game, index + 1);
    await until(async () => (await rowOf(game)).round === 1);

    const played: string[] = [];
    let letters = 0;
    for (let row = await rowOf(game); row.round <= 3; row = await rowOf(game)) {
      await twoMinutesLater(game);
      await until(() => unread().length === row.awaited.length);
      // Mail scanners open every link.
      await Promise.all(unread().map((letter) => openLink(linkIn(letter))));
      expect(await rowOf(game)).toEqual(row);
      for (const letter of unread()) {
        letters += 1;
        played.push(...(await answered(letter, game)));
      }
    }
    const kinds = (round: number): readonly string[] =>
      played.flatMap((step) => (step.startsWith(`${round} `) ? (step.split(' ')[1] ?? []) : []));
    expect(kinds(1)).toEqual(['place', 'place', 'roll', 'roll']);
    expect(kinds(2)).toEqual(['place', 'place', 'roll', 'roll']);
    expect(kinds(3)).toEqual(['place', 'place', 'roll', 'roll', 'feed', 'feed']);
    // One for each stretch, and one each to confirm the address.
    expect(mail.received).toHaveLength(2 + letters);
  });
});

describe('whoever has kept nothing but a mail', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kept-mail-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  /** As the page's links and a browser would save it. */
  async function saved(path: string, client?: Client): Promise<string> {
    const headers = client?.token === undefined ? undefined : { authorization: `Bearer ${client.token}` };
    const response = await fetch(`${address}${path}`, headers && { headers });
    const file = join(folder, basename(path));
    writeFileSync(file, await response.text());
    return file;
  }
  const checked = async (...args: readonly string[]): Promise<readonly [number, string]> => {
    const said: string[] = [];
    const code = await verify({ args, env: {}, say: (line) => void said.push(line) });
    return [code, said.join('\n')];
  };

  it('can hold the history of a running game to it, and shows one that was replaced', async () => {
    const [first] = mail.received.filter(
      ({ mail: { subject } }) => subject?.startsWith('Your turn') === true,
    );
    const line = first?.mail.text?.split('\n').find((each) => each.includes('fingerprint')) ?? '';
    const keys = await saved('/.well-known/cairn-keys.json');
    for (const client of [table.bob, undefined]) {
      const archive = await saved(`/games/${table.game}/archive`, client);
      const [code, said] = await checked('--key', keys, '--head', line, archive);
      expect(said).toMatch(/verified as far as possible\n[^]*; the one you kept is part of this history/);
      expect(code).toBe(2);
      const other = line.replace(/[0-9a-f]{64}/, (hash) => hash.split('').reverse().join(''));
      const [refuted, why] = await checked('--key', keys, '--head', other, archive);
      expect([refuted, why]).toEqual([1, expect.stringMatching(/NOT verified\n {2}move \d+: .*OTHER_HEAD/)]);
    }
  });
});
