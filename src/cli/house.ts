import { randomBytes, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { mistake } from '../../tools/lib/mistake.mjs';
import type { Signer } from '../fairness/signature.js';
import { SeedsDoNotOpen } from '../journal/seed-box.js';
import { openStores, type Stores } from '../journal/stores.js';
import { createLive } from '../live/live.js';
import type { LiveLink } from '../live/live-link.js';
import { readSender } from '../notices/mail.js';
import { createOutside, type OutsideLink } from '../notices/outside.js';
import { createAccountMail } from '../play/letters/account-mail.js';
import { attemptsOf } from '../play/membership/attempts.js';
import type { Outside } from '../play/outside.js';
import { createUseCases, type UseCases } from '../play/use-cases.js';
import type { Waker } from '../play/waker-port.js';
import { addressOf } from './address.js';
import type { Config } from './config.js';
import type { Connections } from './connections.js';
import { borrowDatabase } from './database.js';
import { inShort, makeLog, type Log } from './log.js';
import { nativeHash } from './native-hash.js';
import { signerOf } from './signing-key.js';

/** Everything Cairn can do, on what it is kept in; without a server around it. */
export type House = Readonly<{
  stores: Stores;
  live: LiveLink;
  useCases: UseCases;
  outside: Outside;
  /** Links in letters lead to this port, where no public address is set. */
  servesAt: (port: number) => void;
}>;

type Close = () => Promise<void>;

/** Opens the parts one after the other and hands over how each is closed, so that none is left open by a later failure. */
export async function openHouse(
  config: Config,
  to: Connections & Readonly<{ waker?: Waker | undefined }>,
  log: Log,
  own: (close: Close) => void,
): Promise<House> {
  const signer = signerOf(config);
  const stores = await storesAt(to, config, log);
  own(stores.close);
  const live = await liveAt(to, log);
  own(live.close);
  let { port } = config;
  const outside = await outsideOf(config, stores, () => addressOf(config, port));
  own(outside.close);
  const useCases = useCasesOn({ stores, live, signer, outside, waker: to.waker }, config, log);
  own(useCases.close);
  await useCases.publicRecord.publishKey();
  return { stores, live, useCases, outside, servesAt: (taken) => void (port = taken) };
}

/** Closes in reverse order; what fails is logged, and the rest is closed all the same. */
export async function closeAll(parts: Close[], log: Log): Promise<void> {
  for (const close of parts.splice(0).reverse())
    await close().catch((err: unknown) => log.error({ err }, 'a part did not stop in good order'));
}

/** For a short command: also beside a server that is running on the same data. */
export async function withHouse<Result>(
  config: Config,
  say: (line: string) => void,
  work: (house: House, to: Connections) => Promise<Result>,
): Promise<Result> {
  const log = makeLog({ ...config, logLevel: config.logLevel === 'info' ? 'warn' : config.logLevel });
  const open: Close[] = [];
  const onFailure = (err: unknown): void => log.error({ err }, 'PostgreSQL cannot be started again');
  try {
    const database = await borrowDatabase(config, { say, onRestart: () => undefined, onFailure });
    open.push(database.stop);
    const { redisUrl } = config;
    const to = { appUrl: database.appUrl, ...(redisUrl === undefined ? {} : { redisUrl }) };
    return await work(await openHouse(config, to, log, (close) => void open.push(close)), to);
  } finally {
    await closeAll(open, log);
  }
}

const storesAt = ({ appUrl }: Connections, { secretKey }: Config, log: Log): Promise<Stores> =>
  openStores(appUrl, {
    ...(secretKey === undefined ? {} : { secret: secretKey }),
    onError: (error) => log.warn(inShort(error), 'a database connection broke'),
  }).catch((error: unknown) => {
    throw error instanceof SeedsDoNotOpen
      ? mistake(`SECRET_KEY does not fit: ${error.message}.`, error)
      : error;
  });

const liveAt = ({ appUrl, redisUrl }: Connections, log: Log): Promise<LiveLink> =>
  createLive({
    databaseUrl: appUrl,
    redisUrl,
    onError: (error) => log.warn(inShort(error), 'announcements are interrupted'),
  });

type Opened = Readonly<{
  stores: Stores;
  live: LiveLink;
  signer: Signer;
  outside: Outside;
  waker: Waker | undefined;
}>;

function useCasesOn({ stores, live, signer, outside, waker }: Opened, config: Config, log: Log): UseCases {
  const platform = {
    random: (count: number) => new Uint8Array(randomBytes(count)),
    hash: nativeHash,
    signer,
    newId: randomUUID,
    now: () => new Date(),
    warn: (what: string, err: unknown) => log.warn({ err }, `${what} failed`),
    attempts: attemptsOf(config.attemptsPerAccount, config.attemptsPerAddress),
    outside,
    ...(waker === undefined ? {} : { waker }),
  };
  const mail = createAccountMail({ ...outside, ...stores.notices, ...platform });
  return createUseCases(stores, live, { ...platform, mail });
}

/** Without a mail server mails lie in a folder beside the data. */
async function outsideOf(config: Config, stores: Stores, address: () => string): Promise<OutsideLink> {
  const { smtpUrl, mailFrom, dataDir, webhookLoopback: loopback } = config;
  return createOutside({
    smtpUrl,
    from: readSender(mailFrom) ?? { name: '', address: mailFrom },
    mailFolder: join(dataDir, 'mail'),
    loopback,
    houseKey: await stores.houseKey('links'),
    address,
  });
}
