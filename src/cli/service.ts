import { holdFolder } from '../../tools/lib/folder.mjs';
import { mistake } from '../../tools/lib/mistake.mjs';
import { addressOf } from './address.js';
import type { Command } from './command.js';
import { compose, type Parts, type Running } from './compose.js';
import { type Config, readConfig } from './config.js';
import { openDatabase } from './database.js';
import { runUntilStopped, type Start } from './lifecycle.js';
import { type Log, makeLog } from './log.js';

const NOT_HERE = ['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'];

/** Turns an address that cannot be served on into a sentence. */
function explainAddress(error: unknown, { host, port }: Config): Error {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return mistake(`Port ${port} on ${host} is taken by another program: set PORT.`, error);
  if (code === 'EACCES')
    return mistake(`Port ${port} may not be opened by this user: set PORT above 1023.`, error);
  if (isAbout(host, error) && NOT_HERE.includes(String(code)))
    return mistake(`HOST ${host} is no address of this machine: set HOST.`, error);
  return error instanceof Error ? error : new Error(String(error));
}

/** Whether this is where it failed, and not at a server that a part connects to. */
const isAbout = (host: string, error: unknown): boolean =>
  error instanceof Error &&
  (('address' in error && error.address === host) || ('hostname' in error && error.hostname === host));

type Service = Readonly<{ config: Config; parts: Parts; log: Log; say: (line: string) => void }>;

/** Tells people the address, and whoever tries to start a second Cairn in the same folder. */
async function announce({ config, parts, say }: Service, { port }: Running): Promise<void> {
  const address = parts.page ? addressOf(config, port) : '';
  if (config.databaseUrl === undefined) (await holdFolder(config.dataDir)).update({ ready: 'yes', address });
  say(parts.page ? `Cairn is at ${address}` : "Cairn's worker runs");
}

const starting =
  (service: Service): Start =>
  async (own, fail, stopping) => {
    const { config, parts, log, say } = service;
    const onRestart = (): void => log.error('PostgreSQL was killed; starting it again');
    const onBack = (): void => log.info('PostgreSQL runs again');
    const database = await openDatabase(config, { say, onRestart, onBack, onFailure: fail });
    own({ name: 'PostgreSQL', ...database });
    stopping.throwIfAborted();
    const { redisUrl } = config;
    const connections = { appUrl: database.appUrl, ...(redisUrl === undefined ? {} : { redisUrl }) };
    const running = await compose(config, connections, parts, log).catch((error: unknown) => {
      throw explainAddress(error, config);
    });
    own({ name: 'Cairn', stop: running.stop });
    await announce(service, running);
  };

/** A command that runs these parts until it is told to stop. */
export const service =
  (partsFor: (config: Config) => Parts): Command =>
  ({ env, say: friendly }) => {
    const config = readConfig(env);
    const log = makeLog(config);
    const say = friendly ?? ((line: string): void => log.info(line));
    const start = starting({ config, parts: partsFor(config), log, say });
    return runUntilStopped(start, { say, log, stopSeconds: config.shutdownSeconds });
  };
