import { createHmac } from 'node:crypto';
import type { Outgoing } from '../../src/play/post-port.js';
import { createWebhookPost, type WebhookDestination } from '../../src/notices/webhook.js';
import { findTarget, type Resolve } from '../../src/notices/webhook-target.js';
import type { Letter } from '../../src/views/letter.js';
import { startWebhookReceiver, type WebhookReceiver } from '../support/webhook-receiver.js';
import { until } from '../support/until.js';

const SECRET = new Uint8Array(32).fill(7);
const NOW = new Date('2026-11-17T12:00:00.900Z');

const LETTER: Letter = {
  language: 'en',
  subject: 'Your turn in <!channel> & @everyone',
  parts: [
    { kind: 'text', text: 'Quarry: you rolled 13. Add *tools*?' },
    { kind: 'heading', text: 'Since then' },
    { kind: 'list', title: 'Since your last move', items: ['Bob [x](https://evil.example) sends 2 people'] },
    { kind: 'link', label: 'Decide | now', url: 'https://cairn.example/g/1' },
    { kind: 'smallPrint', text: 'Move 120' },
  ],
};
const OUTGOING: Outgoing = { id: 'abc123', letter: LETTER, facts: { kind: 'turn', version: 120 } };

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
});
afterEach(() => receiver.stop());

const to = (address: string, shape: WebhookDestination['shape'] = 'raw'): WebhookDestination => ({
  kind: 'webhook',
  address,
  shape,
  secret: SECRET,
});
const post = (settings: Partial<Parameters<typeof createWebhookPost>[0]> = {}) =>
  createWebhookPost({ loopback: true, now: () => NOW, ...settings });
const failed = (error: string) => ({ result: 'failed', error, permanent: false });

describe('a raw webhook', () => {
  it('carries what happened as JSON, and a signature over its time and its very bytes', async () => {
    expect(await post()(OUTGOING, to(receiver.url))).toEqual({ result: 'sent' });
    const [{ headers, body, path }] = receiver.received as [WebhookReceiver['received'][number]];
    expect(path).toBe('/hook');
    expect(JSON.parse(body)).toEqual({
      id: 'abc123',
      subject: LETTER.subject,
      text: 'Quarry: you rolled 13. Add *tools*?',
      kind: 'turn',
      version: 120,
    });
    const timestamp = String(headers['cairn-timestamp']);
    expect(timestamp).toBe('1794916800');
    const expected = createHmac('sha256', SECRET).update(`${timestamp}.${body}`).digest('hex');
    expect(headers['cairn-signature']).toBe(`v1=${expected}`);
    expect(headers['cairn-delivery']).toBe('abc123');
  });

  it('has failed unless the answer is 2xx; the answer itself is not looked at', async () => {
    receiver.answerWith(204);
    expect(await post()(OUTGOING, to(receiver.url))).toEqual({ result: 'sent' });
    receiver.answerWith(500);
    expect(await post()(OUTGOING, to(receiver.url))).toEqual(failed('HTTP 500'));
  });

  it('follows no redirection', async () => {
    const other = await startWebhookReceiver();
    receiver.answerWith({ redirectTo: other.url });
    expect(await post()(OUTGOING, to(receiver.url))).toEqual(failed('redirected (HTTP 302)'));
    expect(other.received).toHaveLength(0);
    await other.stop();
  });

  it('gives up on a server that does not answer', async () => {
    receiver.answerWith('nothing');
    expect(await post({ patienceMs: 300 })(OUTGOING, to(receiver.url))).toEqual(failed('timedOut'));
    expect(receiver.received).toHaveLength(1);
  });

  it('has failed, and keeps nobody waiting, where another protocol is proposed', async () => {
    receiver.answerWith('upgrade');
    expect(await post()(OUTGOING, to(receiver.url))).toEqual(failed('failed'));
  });

  it('gives up on a name server that does not answer', async () => {
    const resolve: Resolve = () => new Promise(() => undefined);
    expect(await post({ patienceMs: 50, resolve })(OUTGOING, to('https://slow.test/'))).toEqual(
      failed('timedOut'),
    );
  });

  it('says what the network said where nobody listens', async () => {
    await receiver.stop();
    expect(await post()(OUTGOING, to(receiver.url))).toEqual(failed('ECONNREFUSED'));
    receiver = await startWebhookReceiver();
  });
});

describe('a webhook in the shape of a chat', () => {
  const sent = async (shape: 'slack' | 'discord') => {
    await post()(OUTGOING, to(receiver.url, shape));
    const [{ body, headers }] = receiver.received as [WebhookReceiver['received'][number]];
    return { body: JSON.parse(body) as Record<string, unknown>, headers };
  };

  it('Slack: nobody’s name becomes a mention or a link', async () => {
    const { body, headers } = await sent('slack');
    expect(body['text']).toContain('*Your turn in &lt;!channel&gt; &amp; @everyone*');
    expect(body['text']).toContain('<https://cairn.example/g/1|Decide ¦ now>');
    expect(headers['cairn-signature']).toBeUndefined();
  });

  it('Discord: nobody is pinged, and nothing of it is a format', async () => {
    const { body } = await sent('discord');
    expect(body['allowed_mentions']).toEqual({ parse: [] });
    expect(body['content']).toContain('Bob \\[x\\]\\(https\\://evil.example\\) sends 2 people');
    expect(body['content']).toContain('](https://cairn.example/g/1)');
  });

  it('Discord: what is too long is cut', async () => {
    const long = { ...LETTER, parts: [{ kind: 'text' as const, text: 'x'.repeat(5_000) }] };
    await post()({ ...OUTGOING, letter: long }, to(receiver.url, 'discord'));
    const { content } = JSON.parse(receiver.received[0]!.body) as { content: string };
    expect(content).toHaveLength(2_000);
  });

  it('Discord: of several decisions none is cut off, but what has happened', async () => {
    const decision = (title: string): Letter['parts'] => [
      { kind: 'heading', text: title },
      { kind: 'list', title: 'Since your last move', items: ['x'.repeat(900)] },
      { kind: 'link', label: 'Decide', url: `https://cairn.example/g/${title}` },
      { kind: 'smallPrint', text: `fingerprint of ${title}` },
    ];
    const letter = { ...LETTER, parts: ['one', 'two', 'three'].flatMap(decision) };
    await post()({ ...OUTGOING, letter }, to(receiver.url, 'discord'));
    const { content } = JSON.parse(receiver.received[0]!.body) as { content: string };
    for (const title of ['one', 'two', 'three']) {
      expect(content).toContain(`[Decide](https://cairn.example/g/${title})`);
      expect(content).toContain(`fingerprint of ${title}`);
    }
    expect(content).not.toContain('xxx');
  });

  it('Discord: of very many decisions every one that is told has its link', async () => {
    const url = (index: number): string => `https://cairn.example/g/${String(index).padStart(100, '0')}`;
    const decision = (index: number): Letter['parts'] => [
      { kind: 'link', label: 'Decide', url: url(index) },
      { kind: 'smallPrint', text: 'z'.repeat(200) },
    ];
    const letter = { ...LETTER, parts: Array.from({ length: 40 }, (_, index) => decision(index)).flat() };
    await post()({ ...OUTGOING, letter }, to(receiver.url, 'discord'));
    const { content } = JSON.parse(receiver.received[0]!.body) as { content: string };
    expect(content.length).toBeLessThanOrEqual(2_000);
    expect(content).toContain(`(${url(11)})`);
    expect(content).toMatch(/\)\n\n…$/);
    expect(content).not.toContain('zzz');
  });
});

describe('the target of a webhook', () => {
  const PUBLIC = { address: '93.184.216.34', family: 4 };
  const refused = (address: string, resolve: Resolve = () => Promise.resolve([PUBLIC])) =>
    findTarget(address, { loopback: false, resolve });

  it.each([
    ['http://example.org/hook', 'notHttps'],
    ['ftp://example.org/', 'notAnAddress'],
    ['javascript:alert(1)', 'notAnAddress'],
    ['example.org', 'notAnAddress'],
    [`https://example.org/${'x'.repeat(2_000)}`, 'notAnAddress'],
    ['https://ann:secret@example.org/', 'credentials'],
    ['https://127.0.0.1/', 'privateAddress'],
    ['https://127.1/', 'privateAddress'],
    ['https://2130706433/', 'privateAddress'],
    ['https://0x7f.0.0.1/', 'privateAddress'],
    ['https://0177.0.0.1/', 'privateAddress'],
    ['https://169.254.169.254/latest/meta-data', 'privateAddress'],
    ['https://[::1]/', 'privateAddress'],
    ['https://[::ffff:10.0.0.1]/', 'privateAddress'],
    ['https://[64:ff9b::a00:1]/', 'privateAddress'],
    ['https://[fd00::1]/', 'privateAddress'],
  ])('%s is refused: %s', async (address, reason) => expect(await refused(address)).toBe(reason));

  it('is refused when its name leads to a private address, be it one among many', async () => {
    const inside = { address: '10.0.0.5', family: 4 };
    expect(await refused('https://intern.test/', () => Promise.resolve([inside]))).toBe('privateAddress');
    expect(await refused('https://both.test/', () => Promise.resolve([PUBLIC, inside]))).toBe(
      'privateAddress',
    );
    const mapped = { address: '::ffff:192.168.0.1', family: 6 };
    expect(await refused('https://mapped.test/', () => Promise.resolve([mapped]))).toBe('privateAddress');
  });

  it('is refused when its name is unknown', async () => {
    expect(await refused('https://nobody.test/', () => Promise.resolve([]))).toBe('unknownHost');
    expect(await refused('https://nobody.test/', () => Promise.reject(new Error('ENOTFOUND')))).toBe(
      'unknownHost',
    );
  });

  it('is the machine that was judged, even if the name leads elsewhere a moment later', async () => {
    const answers = [
      { address: '127.0.0.1', family: 4 },
      { address: '10.0.0.5', family: 4 },
    ];
    const resolve: Resolve = () => Promise.resolve([answers.shift()!]);
    const hook = `http://rebinding.test:${receiver.port}/hook`;
    expect(await post({ resolve })(OUTGOING, to(hook))).toEqual({ result: 'sent' });
    await until(() => receiver.received.length === 1);
    expect(receiver.received[0]?.headers.host).toBe(`rebinding.test:${receiver.port}`);
    expect(await post({ resolve })(OUTGOING, to(hook))).toEqual(failed('privateAddress'));
    expect(receiver.received).toHaveLength(1);
  });

  it('may be this machine only where that is switched on', async () => {
    expect(await findTarget(receiver.url, { loopback: false })).toBe('notHttps');
    expect(await findTarget(receiver.url, { loopback: true })).toMatchObject({
      address: '127.0.0.1',
      family: 4,
    });
    expect(await findTarget('http://192.168.0.1/', { loopback: true })).toBe('privateAddress');
  });
});
