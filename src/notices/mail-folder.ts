import { mkdir, readdir, rename, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { mailOf, type Sender } from './mail.js';
import type { MailPost } from './smtp.js';

/** Where mails lie while there is no server to hand them to. */
export type MailFolder = Readonly<{ folder: string; from: Sender; now?: () => Date }>;

/** The newest are kept. */
const KEPT = 200;

/**
 * Without a mail server mails become files, the newest last: whoever tries Cairn out can open them, and nobody is told
 * anything. One that is written again replaces itself.
 */
export function createMailFolder({ folder, from, now = () => new Date() }: MailFolder): MailPost {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (outgoing, to) => {
      const { message } = await transport.sendMail(mailOf(outgoing, to, from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const name = `${now().toISOString().replaceAll(':', '.')} ${outgoing.id}.eml`;
      const path = join(folder, name);
      await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${path}.part`, path);
      await forgetOld(folder, outgoing.id, name);
      return { result: 'written' };
    },
    close: () => Promise.resolve(),
  };
}

async function forgetOld(folder: string, id: string, newest: string): Promise<void> {
  const mails = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  const again = mails.filter((name) => name.endsWith(` ${id}.eml`) && name !== newest);
  const old = mails.slice(0, Math.max(0, mails.length - KEPT));
  for (const name of new Set([...again, ...old])) await unlink(join(folder, name)).catch(() => undefined);
}
