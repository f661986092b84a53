import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { isMailAddress } from '../../src/lib/mail-address.js';
import { readSender } from '../../src/notices/mail.js';
import { createMailFolder } from '../../src/notices/mail-folder.js';
import { createSmtpPost, type MailPost } from '../../src/notices/smtp.js';
import type { Outgoing } from '../../src/play/post-port.js';
import type { Letter } from '../../src/views/letter.js';
import { startMailServer, type MailServer } from '../support/mail-server.js';

const FROM = { name: 'Cairn, the game', address: 'cairn@example.org' };
const LETTER: Letter = {
  language: 'cs',
  subject: 'Jsi na tahu: Příliš žluťoučký kůň <b>',
  parts: [
    { kind: 'text', text: 'Kamenolom: hodil jsi 13. <script>alert(1)</script>' },
    { kind: 'heading', text: 'Les & řeka' },
    { kind: 'list', title: 'Od tvého posledního tahu', items: ['Bob staví', 'Ema "kupuje"'] },
    { kind: 'link', label: 'Rozhodni se', url: 'https://cairn.example/decide?a=1&b="2"' },
    { kind: 'smallPrint', text: 'Tah 120' },
  ],
};
const OUTGOING: Outgoing = {
  id: 'f00d',
  letter: LETTER,
  facts: {},
  unsubscribe: 'https://cairn.example/unsubscribe?channel=1',
};

describe('a mail', () => {
  let server: MailServer;
  let post: MailPost;
  beforeEach(async () => {
    server = await startMailServer();
    post = createSmtpPost({ url: server.url, from: FROM });
  });
  afterEach(async () => {
    await post.close();
    await server.stop();
  });

  const sent = async () => {
    expect(await post.send(OUTGOING, 'ann@example.com')).toEqual({ result: 'sent' });
    const [received] = server.received;
    if (received === undefined) throw new Error('no mail came');
    return received;
  };
  const header = (name: string, headers: readonly { key: string; value: string }[]) =>
    headers.find(({ key }) => key === name)?.value;

  it('comes as text and as HTML, in any letters, with nothing of it taken for a tag', async () => {
    const { to, mail } = await sent();
    expect(to).toBe('ann@example.com');
    expect(mail.from).toMatchObject(FROM);
    expect(mail.subject).toBe(LETTER.subject);
    expect(mail.text).toContain('Kamenolom: hodil jsi 13. <script>alert(1)</script>');
    expect(mail.text).toContain('- Ema "kupuje"');
    expect(mail.text).toContain('https://cairn.example/decide?a=1&b="2"');
    expect(mail.html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(mail.html).toContain('href="https://cairn.example/decide?a=1&amp;b=&quot;2&quot;"');
    expect(mail.html).toContain('<html lang="cs">');
    expect(mail.html).not.toMatch(/<script|<img|<link/);
  });

  it('keeps to lines that every server takes, whatever stands in it, and says nothing of its own in its head', async () => {
    const text = `.\n..leading dots\n${'long '.repeat(300)}\n=3D trailing \nřeka`;
    const letter: Letter = {
      ...LETTER,
      subject: 'Stůl\r\nBcc: eve@example.com',
      parts: [{ kind: 'text', text }],
    };
    await post.send({ ...OUTGOING, letter }, 'ann@example.com');
    const [received] = server.received;
    if (received === undefined) throw new Error('no mail came');
    const { raw, mail } = received;
    expect(mail.text?.trimEnd()).toBe(text);
    expect(mail.subject).toBe('Stůl Bcc: eve@example.com');
    expect(header('bcc', mail.headers)).toBeUndefined();
    expect(raw.split('\r\n').every((line) => line.length <= 78 && !line.includes('\n'))).toBe(true);
    expect(raw).toMatch(/^[\x00-\x7f]*$/);
  });

  it('has a Message-ID that follows from what it says, so that a second one is known as the same', async () => {
    const { mail } = await sent();
    await sent();
    expect(mail.messageId).toBe('<f00d@example.org>');
    expect(server.received.map((each) => each.mail.messageId)).toEqual([mail.messageId, mail.messageId]);
  });

  it('can be unsubscribed from with one click, and says that no person wrote it', async () => {
    const { mail } = await sent();
    expect(header('list-unsubscribe', mail.headers)).toBe('<https://cairn.example/unsubscribe?channel=1>');
    expect(header('list-unsubscribe-post', mail.headers)).toBe('List-Unsubscribe=One-Click');
    expect(header('auto-submitted', mail.headers)).toBe('auto-generated');
  });

  it('reaches one address, whatever stands in it', async () => {
    await post.send(OUTGOING, 'ann@example.com, eve@example.com');
    expect(server.received.every(({ mail }) => mail.to?.length === 1)).toBe(true);
    expect(server.received.map(({ to }) => to)).not.toContain('eve@example.com');
  });

  it('that was refused says why, without the address, and whether trying again can help', async () => {
    server.refuseWith({ code: 550, words: '5.1.1 <ann@example.com>: no such user, ask bob@example.com' });
    expect(await post.send(OUTGOING, 'ann@example.com')).toEqual({
      result: 'failed',
      error: '550 5.1.1 <…>: no such user, ask …',
      permanent: true,
    });
    server.refuseWith({ code: 450, words: 'later, please' });
    expect(await post.send(OUTGOING, 'ann@example.com')).toEqual({
      result: 'failed',
      error: '450 later, please',
      permanent: false,
    });
    server.refuseWith(undefined);
    expect(await post.send(OUTGOING, 'ann@example.com')).toEqual({ result: 'sent' });
  });

  it('that nobody would get waits too: the mail server wants nothing from this house', async () => {
    server.refuseWith({ code: 553, words: 'who are you?', sender: true });
    expect(await post.send(OUTGOING, 'ann@example.com')).toEqual({
      result: 'failed',
      error: '553 who are you?',
      permanent: false,
      ours: true,
    });
  });

  it('is given up, with what waits behind it, when a server talks on and on and never comes to the end', async () => {
    const tarpit = createServer((socket) => {
      socket.resume().on('error', () => undefined);
      const timer = setInterval(() => socket.write('250-wait\r\n'), 10);
      socket.write('220 come in\r\n');
      socket.on('close', () => clearInterval(timer));
    });
    await new Promise<void>((listening) => tarpit.listen(0, '127.0.0.1', listening));
    const left = new Promise<void>((closed) =>
      tarpit.on('connection', (socket) => socket.on('close', closed)),
    );
    const { port } = tarpit.address() as AddressInfo;
    const stuck = createSmtpPost({
      url: `smtp://127.0.0.1:${port}`,
      from: FROM,
      connections: 1,
      limitMs: 200,
    });
    const posted = await Promise.all([1, 2].map(() => stuck.send(OUTGOING, 'ann@example.com')));
    expect(posted).toMatchObject([
      { result: 'failed', error: 'timedOut', permanent: false, ours: true },
      { result: 'failed', permanent: false, ours: true },
    ]);
    await left;
    await stuck.close();
    await new Promise((closed) => tarpit.close(closed));
  });

  it('waits for better times where there is no server', async () => {
    await server.stop();
    expect(await post.send(OUTGOING, 'ann@example.com')).toMatchObject({
      result: 'failed',
      permanent: false,
      ours: true,
    });
    server = await startMailServer(server.port);
    expect(await post.send(OUTGOING, 'ann@example.com')).toEqual({ result: 'sent' });
  });
});

describe('without a mail server', () => {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-mail-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('mails lie in a folder, the newest last, each once', async () => {
    let second = 0;
    const now = (): Date => new Date(Date.UTC(2026, 10, 17, 12, 0, (second += 1)));
    const post = createMailFolder({ folder: join(folder, 'mail'), from: FROM, now });
    expect(await post.send(OUTGOING, 'ann@example.com')).toEqual({ result: 'written' });
    await post.send({ ...OUTGOING, id: 'beef' }, 'ann@example.com');
    await post.send(OUTGOING, 'ann@example.com');
    const names = readdirSync(join(folder, 'mail')).sort();
    expect(names).toEqual(['2026-11-17T12.00.02.000Z beef.eml', '2026-11-17T12.00.03.000Z f00d.eml']);
    const mail = await PostalMime.parse(readFileSync(join(folder, 'mail', names[1]!)));
    expect(mail.subject).toBe(LETTER.subject);
    expect(mail.html).toContain('Rozhodni se');
  });
});

describe('an address', () => {
  it.each(['ann@example.org', 'a.n+n_1@mail.example.co', "o'neil@xn--bcher-kva.example"])(
    'can be %s',
    (text) => expect(isMailAddress(text)).toBe(true),
  );

  it.each([
    '',
    'ann',
    'ann@',
    '@example.org',
    'ann@example',
    'ann@exam ple.org',
    'ann@example.org\r\nBcc: eve@example.org',
    'ann@example.org,eve@example.org',
    'Ann <ann@example.org>',
    'ann@[127.0.0.1]',
    `${'a'.repeat(65)}@example.org`,
    `ann@${'a.'.repeat(100)}org`,
  ])('cannot be %j', (text) => expect(isMailAddress(text)).toBe(false));

  it('of the sender may have a name', () => {
    expect(readSender('Cairn <cairn@localhost>')).toEqual({ name: 'Cairn', address: 'cairn@localhost' });
    expect(readSender('"Cairn, Ltd." <c@x.org>')).toEqual({ name: 'Cairn, Ltd.', address: 'c@x.org' });
    expect(readSender(' cairn@example.org ')).toEqual({ name: '', address: 'cairn@example.org' });
    expect(readSender('Cairn')).toBeUndefined();
    expect(readSender('Cairn <a b@c>')).toBeUndefined();
  });
});
