import type { SendMailOptions } from 'nodemailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { encode, wrap } from 'nodemailer/lib/qp';

/** What stands in a letter, apart from what is around it. */
export type Mail = SendMailOptions & Readonly<{ text: string; html: string }>;

/**
 * A mail as it goes over the wire, in one piece. Left to the transport it would be put together as a chain of streams and
 * written in a dozen small pieces, which takes longer than everything else about a reminder.
 */
export function sourceOf({ text, html, ...mail }: Mail): SendMailOptions {
  // The bodies stand for themselves: here it is only seen that there are two of them.
  const outline = new MailComposer({ ...mail, text: '-', html: '-' }).compile();
  const head = outline.buildHeaders();
  const { boundary } = outline;
  if (typeof boundary !== 'string') throw new Error('a mail of one part');
  const parts = [partOf('plain', text), partOf('html', html)].map((part) => `--${boundary}\r\n${part}\r\n`);
  return {
    envelope: outline.getEnvelope(),
    raw: Buffer.from(`${head}\r\n\r\n${parts.join('')}--${boundary}--\r\n`),
  };
}

const LINE_LENGTH = 76;

const partOf = (kind: 'plain' | 'html', body: string): string =>
  [
    `Content-Type: text/${kind}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    wrap(encode(body.replaceAll('\n', '\r\n')), LINE_LENGTH),
  ].join('\r\n');
