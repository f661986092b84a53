import { createHmac } from 'node:crypto';
import { createAccountMail } from '../../src/play/letters/account-mail.js';
import type { Outside } from '../../src/play/outside.js';
import { member, PASSWORD, signIn } from '../support/api-account.js';
import { clientOf, type Client } from '../support/api-client.js';
import { guest } from '../support/api-play.js';
import { emptyWorld, serveWorld, type TestServer } from '../support/cairn-server.js';
import { openLink, press } from '../support/letter-page.js';
import { startMailServer, type MailServer } from '../support/mail-server.js';
import { memoryNotices } from '../support/memory-notices.js';
import { testOutside } from '../support/test-outside.js';
import { until } from '../support/until.js';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.js';

type Settings = Readonly<{
  language: string;
  timeZone: string;
  awakeFrom: string;
  awakeUntil: string;
  weekend: readonly string[];
  reminders: Readonly<{ yourTurn: boolean; timeLeftPercent: number | null; nearlyUp: boolean }>;
  channels: readonly Readonly<{
    id: string;
    kind: string;
    address: string;
    verified: boolean;
    on: boolean;
    off: string | null;
    lastResult: string | null;
    lastError: string | null;
  }>[];
}>;

type Entered = Readonly<{ token?: string; signedIn?: { token: string } }>;

type Week = Readonly<{
  from: string;
  until: string;
  dayEndsAt: string;
  awake: readonly Readonly<{ from: string; until: string }>[];
}>;

const ALL = `language timeZone awakeFrom awakeUntil weekend reminders { yourTurn timeLeftPercent nearlyUp }
  channels { id kind address shape verified on off failingSince lastAt lastResult lastError }`;

let mail: MailServer;
let receiver: WebhookReceiver;
let server: TestServer;
let outside: Outside & Readonly<{ close: () => Promise<void> }>;

beforeAll(async () => {
  [mail, receiver] = [await startMailServer(), await startWebhookReceiver()];
  outside = testOutside(() => server.address, mail.url);
  const platform = { newId: () => crypto.randomUUID(), now: () => new Date() };
  const kept = memoryNotices(() => Promise.resolve(undefined));
  server = await serveWorld(emptyWorld(), {
    outside,
    mail: createAccountMail({ ...outside, ...kept, ...platform, retryAfterMs: [50, 50] }),
  });
});
afterAll(async () => {
  await server.stop();
  await outside.close();
  await Promise.all([mail.stop(), receiver.stop()]);
});

const settingsOf = async (client: Client): Promise<Settings> =>
  (await client.send<{ mySettings: Settings }>(`{ mySettings { ${ALL} } }`)).data.mySettings;

const change = (client: Client, input: Record<string, unknown>) =>
  client.send<{ changeSettings: Settings }>(
    `mutation Change($input: ChangeSettingsInput!) { changeSettings(input: $input) { ${ALL} } }`,
    { input },
  );

describe('settings', () => {
  it('are sensible before anybody touches them', async () =>
    expect(await settingsOf(await guest(server.address, 'Ann'))).toEqual({
      language: 'EN',
      timeZone: 'UTC',
      awakeFrom: '08:00',
      awakeUntil: '22:00',
      weekend: [],
      reminders: { yourTurn: true, timeLeftPercent: 25, nearlyUp: true },
      channels: [],
    }));

  it.each([
    ['the zone somebody new has named', 'Europe/Prague', 'Europe/Prague'],
    ['UTC where that zone is unknown', 'Europe/Nowhere', 'UTC'],
  ])('begin in %s', async (_what, timeZone, kept) => {
    for (const door of [
      'signInAsGuest(input: { name: "Ann", session: TOKEN, timeZone: $zone }) { token }',
      'playNow(input: { commandId: "zone", session: TOKEN, timeZone: $zone }) { ... on PlayingNow { signedIn { token } } }',
    ]) {
      const { data } = await clientOf(server.address).send<Record<string, Entered>>(
        `mutation In($zone: String!) { in: ${door} }`,
        { zone: timeZone },
      );
      const { token, signedIn } = data['in'] ?? {};
      const come = clientOf(server.address, token ?? signedIn?.token);
      expect(await settingsOf(come)).toMatchObject({ timeZone: kept, awakeFrom: '08:00' });
    }
  });

  it('say what the coming week is like, and when a day that begins now would be over', async () => {
    const ann = await guest(server.address, 'Ann');
    const { data } = await ann.send<{ mySettings: { week: Week } }>(
      '{ mySettings { week { from until dayEndsAt awake { from until } } } }',
    );
    const { from, until: end, dayEndsAt, awake } = data.mySettings.week;
    expect(Date.parse(end) - Date.parse(from)).toBe(7 * 86_400_000);
    expect(awake.length).toBeGreaterThanOrEqual(7);
    expect(awake.every((span) => span.from < span.until && span.from >= from && span.until <= end)).toBe(
      true,
    );
    expect(awake.some((span) => span.from < dayEndsAt && dayEndsAt <= span.until)).toBe(true);
  });

  it('can be changed one by one', async () => {
    const ann = await guest(server.address, 'Ann');
    await change(ann, { language: 'CS', timeZone: 'Europe/Prague', weekend: ['SATURDAY', 'SUNDAY'] });
    await change(ann, {
      awakeFrom: '18:30',
      awakeUntil: '02:30',
      reminders: { timeLeftPercent: 0, nearlyUp: false },
    });
    expect(await settingsOf(ann)).toMatchObject({
      language: 'CS',
      timeZone: 'Europe/Prague',
      awakeFrom: '18:30',
      awakeUntil: '02:30',
      weekend: ['SATURDAY', 'SUNDAY'],
      reminders: { yourTurn: true, timeLeftPercent: null, nearlyUp: false },
    });
    await change(ann, { awakeUntil: '03:00', weekend: [] });
    expect(await settingsOf(ann)).toMatchObject({ awakeFrom: '18:30', awakeUntil: '03:00', weekend: [] });
  });

  it.each([
    [{ timeZone: 'Europe/Nowhere' }, 'input.timeZone'],
    [{ timeZone: '' }, 'input.timeZone'],
    [{ awakeFrom: '8:00' }, 'input.awakeFrom'],
    [{ awakeFrom: '24:00' }, 'input.awakeFrom'],
    [{ awakeFrom: '08:00', awakeUntil: '15:59' }, 'input.awakeUntil'],
    [{ awakeUntil: 'late' }, 'input.awakeUntil'],
    [{ weekend: ['FRIDAY', 'SATURDAY', 'SUNDAY'] }, 'input.weekend'],
    [{ weekend: ['FRIDAY', 'FRIDAY'] }, 'input.weekend'],
    [{ reminders: { timeLeftPercent: 5 } }, 'input.reminders.timeLeftPercent'],
    [{ reminders: { timeLeftPercent: 100 } }, 'input.reminders.timeLeftPercent'],
  ])('%j is refused, and nothing changes', async (input, field) => {
    const ann = await guest(server.address, 'Ann');
    const before = await settingsOf(ann);
    const { errors } = await change(ann, { language: 'HR', ...input });
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT', facts: { field } } }]);
    expect(await settingsOf(ann)).toEqual(before);
  });
});

describe('a mail address', () => {
  it('counts once its reader has confirmed it; a password can then be set anew by mail', async () => {
    const ann = await member(server.address, 'ann-by-mail', { email: 'ann@example.com' });
    await until(() => mail.received.length === 1);
    const [{ mail: confirmation, to }] = mail.received as [MailServer['received'][number]];
    expect(to).toBe('ann@example.com');
    expect(confirmation.subject).toBe('Confirm your mail address');
    const [channel] = (await settingsOf(ann)).channels;
    expect(channel).toMatchObject({ kind: 'EMAIL', address: 'ann@example.com', verified: false, on: true });
    const early = await sendTest(ann, channel!.id);
    expect(early.errors).toMatchObject([{ extensions: { code: 'FORBIDDEN' } }]);

    const link = linkIn(confirmation.text);
    const page = await openLink(link);
    await openLink(link);
    expect((await press(page, page.forms[0]!)).title).toBe('Confirmed');
    expect((await press(page, page.forms[0]!)).status).toBe(410);

    await ann.send('mutation { requestPasswordReset(login: "ann@example.com") }');
    await until(() => mail.received.length === 2);
    const form = await openLink(linkIn(mail.received[1]?.mail.text));
    expect((await press(form, form.forms[0]!, { password: 'short' })).status).toBe(422);
    const done = await press(form, form.forms[0]!, { password: 'another path of stones' });
    expect(done.title).toBe('Done');
    expect((await press(form, form.forms[0]!, { password: 'yet another path' })).status).toBe(410);
    await expect(signIn(server.address, 'ann-by-mail', PASSWORD)).rejects.toThrow('WRONG_PASSWORD');
    await signIn(server.address, 'ann-by-mail', 'another path of stones');
    expect(JSON.stringify(server.logged())).not.toMatch(/ann@example|cairn_link_[\w-]{43}/);
  });
});

const linkIn = (text = ''): string => /https?:\/\/\S+/.exec(text)?.[0] ?? '';

const sendTest = (client: Client, channelId: string) =>
  client.send<{ sendTest: { result: string; error: string | null } }>(
    'mutation Test($channelId: ID!) { sendTest(channelId: $channelId) { result error } }',
    { channelId },
  );

const addWebhook = (client: Client, address: string, shape = 'RAW') =>
  client.send<{ addWebhook: { secret: string; channel: { id: string; verified: boolean } } }>(
    'mutation Add($input: AddWebhookInput!) { addWebhook(input: $input) { secret channel { id verified } } }',
    { input: { address, shape } },
  );

describe('a webhook', () => {
  it('counts once it has taken a test, which is signed with the secret shown at the beginning', async () => {
    const ann = await guest(server.address, 'Ann');
    const { secret, channel } = (await addWebhook(ann, receiver.url)).data.addWebhook;
    expect(channel.verified).toBe(false);
    receiver.answerWith(500);
    const { sendTest: failed } = (await sendTest(ann, channel.id)).data;
    expect(failed).toEqual({ result: 'FAILED', error: 'HTTP 500' });
    expect((await settingsOf(ann)).channels).toMatchObject([
      { verified: false, lastResult: 'FAILED', lastError: 'HTTP 500' },
    ]);
    receiver.answerWith(200);
    expect((await sendTest(ann, channel.id)).data.sendTest).toEqual({ result: 'SENT', error: null });
    expect((await settingsOf(ann)).channels).toMatchObject([{ verified: true, lastResult: 'SENT' }]);
    const { body, headers } = receiver.received.at(-1)!;
    const signed = createHmac('sha256', Buffer.from(secret, 'hex')).update(
      `${String(headers['cairn-timestamp'])}.${body}`,
    );
    expect(headers['cairn-signature']).toBe(`v1=${signed.digest('hex')}`);
    expect(JSON.parse(body)).toMatchObject({ kind: 'test', subject: 'A test from Cairn' });
    expect(JSON.stringify(server.logged())).not.toContain(secret);
  });

  it.each([
    'https://127.0.0.2/',
    'https://10.0.0.1/',
    'https://[fd00::1]/',
    'ftp://example.org',
    'nonsense',
    '',
  ])('to %j is refused', async (address) => {
    const { errors } = await addWebhook(await guest(server.address, 'Eve'), address);
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_INPUT', facts: { field: 'input.address' } } }]);
  });

  it('can be switched off and on, and removed; there are five at most, and nobody touches those of others', async () => {
    const [ann, eve] = [await guest(server.address, 'Ann'), await guest(server.address, 'Eve')];
    const { channel } = (await addWebhook(ann, receiver.url)).data.addWebhook;
    const flip = (client: Client, on: boolean) =>
      client.send<{ switchChannel: Settings }>(
        `mutation Switch($input: SwitchChannelInput!) { switchChannel(input: $input) { ${ALL} } }`,
        { input: { channelId: channel.id, on } },
      );
    const remove = (client: Client) =>
      client.send<{ removeWebhook: Settings }>(
        `mutation Remove($id: ID!) { removeWebhook(id: $id) { ${ALL} } }`,
        { id: channel.id },
      );
    for (const tried of [flip(eve, false), remove(eve), sendTest(eve, channel.id)])
      expect((await tried).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
    expect((await flip(ann, false)).data.switchChannel.channels).toMatchObject([
      { on: false, off: 'CHOSEN' },
    ]);
    expect((await flip(ann, true)).data.switchChannel.channels).toMatchObject([{ on: true, off: null }]);
    for (let more = 0; more < 4; more += 1) await addWebhook(ann, receiver.url);
    expect((await addWebhook(ann, receiver.url)).errors).toMatchObject([
      { extensions: { code: 'LIMIT_REACHED' } },
    ]);
    expect((await remove(ann)).data.removeWebhook.channels).toHaveLength(4);
  });

  it('is tested ten times in a row and then not for a while', async () => {
    const ann = await guest(server.address, 'Ann');
    const { channel } = (await addWebhook(ann, receiver.url)).data.addWebhook;
    for (let test = 0; test < 10; test += 1) expect((await sendTest(ann, channel.id)).errors).toEqual([]);
    expect((await sendTest(ann, channel.id)).errors).toMatchObject([
      { extensions: { code: 'RATE_LIMITED' } },
    ]);
  });
});
