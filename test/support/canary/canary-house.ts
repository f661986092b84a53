import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../../src/cli/embedded-postgres/secrets.js';
import { toHex } from '../../../src/fairness/bytes.js';
import { withClient } from '../../../src/journal/connection.js';
import type { Client } from '../api-client.js';
import { freshDatabase, type TestDatabase } from '../database.js';
import { startMailServer } from '../mail-server.js';
import { runCairn } from '../servers.js';
import { startWebhookReceiver } from '../webhook-receiver.js';
import type { Heard } from './search.js';
import { tapPostgres, tapRedis } from './taps.js';

/** With what it signs: as secret as a seed. */
export const SIGNING_KEY = Uint8Array.from({ length: 32 }, (_, at) => (at * 83 + 29) % 256);

/** A server in a process of its own that says as much as it can, and everything that leaves it. */
export type CanaryHouse = Readonly<{
  address: string;
  env: Readonly<Record<string, string>>;
  hook: string;
  /** Mails and webhooks so far, by the name that stands before the @ or at the end of the address. */
  letters: () => readonly Heard[];
  hear: (heard: Heard) => void;
  /** The same client; what it is answered is written down under a name. */
  overheard: (client: Client, by: string) => Client;
  asAdmin: <Row>(sql: string, ...values: readonly unknown[]) => Promise<readonly Row[]>;
  /** Stops everything, once; what was heard. */
  end: () => Promise<readonly Heard[]>;
}>;

/** Starts it on a fresh database, with or without Redis. */
export async function startCanaryHouse(more: Readonly<Record<string, string>> = {}): Promise<CanaryHouse> {
  const folder = mkdtempSync(join(tmpdir(), 'cairn-canary-'));
  const [database, mail, hooks] = [
    await freshDatabase(),
    await startMailServer(),
    await startWebhookReceiver(),
  ];
  const heard: Heard[] = [];
  const hear = (one: Heard): void => void heard.push(one);
  const taps = [
    await tapPostgres(database.adminUrl, hear),
    ...(more['REDIS_URL'] === undefined ? [] : [await tapRedis(more['REDIS_URL'], hear)]),
  ];
  const port = await freePort(0);
  const env = { ...settings(database, folder, mail.url, port), ...more };
  const cairn = runCairn(['serve'], env);
  const letters = (): readonly Heard[] => [
    ...mail.received.map(({ to, raw, mail: { text = '', html = '' } }) => ({
      where: 'mail',
      by: to.split('@')[0] ?? '',
      text: `${raw}\n${text}\n${html}`,
    })),
    ...hooks.received.map(({ path, headers, body }) => ({
      where: 'webhook',
      by: path.split('/').at(-1) ?? '',
      text: `${JSON.stringify(headers)}\n${body}`,
    })),
  ];
  const stopAll = async (): Promise<readonly Heard[]> => {
    cairn.kill('SIGTERM');
    await cairn.ended;
    for (const stop of [...taps, mail.stop, hooks.stop, database.drop]) await stop();
    rmSync(folder, { recursive: true });
    return [...heard, ...letters(), { where: 'log', text: cairn.output() }];
  };
  let ended: Promise<readonly Heard[]> | undefined;
  const end = (): Promise<readonly Heard[]> => (ended ??= stopAll());
  await cairn.says('Cairn is at').catch(async (error: unknown) => {
    await end();
    throw error;
  });
  return {
    address: `http://127.0.0.1:${port}`,
    env,
    hook: hooks.url,
    letters,
    hear,
    overheard: (client, by) => overheard(client, by, hear),
    asAdmin: <Row>(sql: string, ...values: readonly unknown[]) =>
      withClient(
        database.adminUrl,
        async (client) => (await client.query(sql, [...values])).rows as readonly Row[],
      ),
    end,
  };
}

const settings = (
  { appUrl }: TestDatabase,
  folder: string,
  smtp: string,
  port: number,
): Readonly<Record<string, string>> => ({
  PORT: String(port),
  DATABASE_URL: appUrl,
  DATA_DIR: folder,
  SMTP_URL: smtp,
  MAIL_FROM: 'Cairn <cairn@example.org>',
  PUBLIC_URL: `http://127.0.0.1:${port}`,
  WEBHOOK_LOOPBACK: 'on',
  SIGNING_KEY: toHex(SIGNING_KEY),
  LOG_LEVEL: 'trace',
  LOG_FORMAT: 'json',
});

function overheard(client: Client, by: string, hear: (heard: Heard) => void): Client {
  const send: Client['send'] = async (query, variables, headers) => {
    const answer = await client.send<never>(query, variables, headers);
    const [, what = 'request'] = /[{(]\s*(\w+)/.exec(query.replace(/^[^{]*/, '')) ?? [];
    hear({ where: `answer to ${what}`, by, text: `${JSON.stringify([...answer.headers])}\n${answer.text}` });
    return answer;
  };
  return { ...client, send };
}
