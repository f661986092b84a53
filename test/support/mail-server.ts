import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A mail that was taken, and to whom it was addressed in the conversation itself. */
export type ReceivedMail = Readonly<{ to: string; mail: Email; raw: string; at: number }>;

type Refusal = Readonly<{ code: number; words: string; sender?: true }>;

/** A mail server of the test's own: a real conversation, and every mail read as a mail program would. */
export type MailServer = Readonly<{
  url: string;
  port: number;
  received: readonly ReceivedMail[];
  /** How recipients, or this house as a sender, are answered from now on: undefined takes them. */
  refuseWith: (refusal: Refusal | undefined) => void;
  /** Runs after a mail was taken and before that is said. */
  beforeAnswer: (work: (mail: ReceivedMail) => void | Promise<void>) => void;
  stop: () => Promise<void>;
}>;

/** Starts it on a free port of this machine, or on the given one. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const received: ReceivedMail[] = [];
  let refusal: Refusal | undefined;
  let work: Parameters<MailServer['beforeAnswer']>[0] = () => undefined;

  const take = async (raw: string, to: string): Promise<void> => {
    const mail = { to, raw, mail: await PostalMime.parse(raw), at: Date.now() };
    received.push(mail);
    await work(mail);
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    onMailFrom: (_address, _session, answer) => answer(refusal?.sender === true ? errorOf(refusal) : null),
    onRcptTo: (_address, _session, answer) => answer(refusal === undefined ? null : errorOf(refusal)),
    onData: (stream, { envelope }, answer) => {
      let raw = '';
      stream.setEncoding('utf8').on('data', (text: string) => (raw += text));
      stream.on('end', () => {
        take(raw, envelope.rcptTo[0]?.address ?? '').then(
          () => answer(null),
          (error: unknown) => answer(error as Error),
        );
      });
    },
  });
  // Clients are killed in the middle of a conversation; that is what the tests are about.
  server.on('error', () => undefined);
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  const { port: taken } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    received,
    refuseWith: (next) => (refusal = next),
    beforeAnswer: (next) => (work = next),
    stop: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}

const errorOf = ({ code, words }: Refusal): Error => Object.assign(new Error(words), { responseCode: code });
