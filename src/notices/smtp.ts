import { types } from 'node:util';
import { createTransport } from 'nodemailer';
import type { Outgoing, Posted } from '../play/post-port.js';
import { mailOf, type Sender } from './mail.js';
import { sourceOf, type Mail } from './mail-source.js';

export type MailPost = Readonly<{
  send: (outgoing: Outgoing, to: string) => Promise<Posted>;
  close: () => Promise<void>;
}>;

export type SmtpSettings = Readonly<{
  url: string;
  from: Sender;
  /** Conversations held at the same time. */
  connections?: number;
  /** How long a mail may take from first to last, waiting for a conversation included. */
  limitMs?: number;
}>;

/** A mail server that takes longer for any one step is taken for dead. */
const PATIENCE = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
  dnsTimeout: 10_000,
};

/**
 * A server that answers now and then, but never to the end, keeps within its patience. Less than how long a claim holds
 * (`claimMs` of reminding): nobody else must begin with a letter that we are still at.
 */
const LIMIT_MS = 90_000;

/** Hands mails to a server that delivers them. `sent` means that it answered 250: from then on they are its business. */
export function createSmtpPost(settings: SmtpSettings): MailPost {
  const { from, limitMs = LIMIT_MS } = settings;
  let pool = openPool(settings);
  /** What was given up must not be sent later, nor what waits behind it: all of it is tried again, by whomever. */
  const giveUp = (stuck: Pool): void => {
    if (stuck === pool) pool = openPool(settings);
    stuck.close({ force: true });
  };
  return {
    send: async (outgoing, to) => {
      const used = pool;
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<Posted>((answer) => {
        timer = setTimeout(() => {
          giveUp(used);
          answer({ result: 'failed', error: 'timedOut', permanent: false, ours: true });
        }, limitMs);
      });
      return Promise.race([handOver(used, mailOf(outgoing, to, from), to), late]).finally(() =>
        clearTimeout(timer),
      );
    },
    close: () => {
      pool.close();
      return Promise.resolve();
    },
  };
}

type Pool = ReturnType<typeof openPool>;

const openPool = ({ url, connections = 8 }: SmtpSettings) =>
  createTransport({ url, pool: true, maxConnections: connections, ...PATIENCE });

const handOver = (pool: Pool, mail: Mail, to: string): Promise<Posted> =>
  pool.sendMail(sourceOf(mail)).then(
    () => ({ result: 'sent' }),
    (error: unknown) => failureOf(error, to),
  );

/**
 * From 500 on the same mail would be refused again, if it was the recipient or the mail itself. Only whoever is refused
 * as a recipient is at fault; else it is this house or its mail server, and another recipient would fare no better.
 */
function failureOf(error: unknown, to: string): Posted {
  const { responseCode, code, response, command } = partsOf(error);
  const said = typeof response === 'string' ? response : code;
  const forGood = typeof responseCode === 'number' && responseCode >= 500;
  return {
    result: 'failed',
    error: withoutAddresses(typeof said === 'string' ? said : 'failed', to),
    permanent: forGood && (command === 'RCPT TO' || command === 'DATA'),
    ...(command === 'RCPT TO' ? {} : { ours: true }),
  };
}

type SmtpError = Readonly<{ responseCode?: unknown; code?: unknown; response?: unknown; command?: unknown }>;

const partsOf = (error: unknown): SmtpError => (types.isNativeError(error) ? (error as SmtpError) : {});

const LONGEST = 200;

/** Mail servers like to repeat whom they refuse; who reads our records shall not learn it. */
const withoutAddresses = (text: string, to: string): string =>
  text
    .replaceAll(to, '…')
    .replace(/[^\s<>,;:"]+@[^\s<>,;:"]+/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, LONGEST);
