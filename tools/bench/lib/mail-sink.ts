import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** A mail that was taken. */
export type SunkMail = Readonly<{ id: string; to: string; at: number }>;

/** A mail server in a process of its own: a real conversation, and nothing kept but who got what and when. */
export type MailSink = Readonly<{
  url: string;
  taken: readonly SunkMail[];
  stop: () => Promise<void>;
}>;

/** The settings of a process whose mails go there. */
export const mailsTo = (url: string): Readonly<Record<string, string>> => ({
  SMTP_URL: url,
  MAIL_FROM: 'Cairn <cairn@example.org>',
  PUBLIC_URL: 'https://cairn.example',
});

/** Starts it on a free port of this machine. */
export async function startMailSink(): Promise<MailSink> {
  const child = fork(fileURLToPath(new URL('mail-sink-process.js', import.meta.url)), { execArgv: [] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const taken: SunkMail[] = [];
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the mail server ended')));
    child.once('message', (message) => resolve((message as Readonly<{ port: number }>).port));
  });
  child.on('message', (mail) => void taken.push(mail as SunkMail));
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    stop: () => {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
