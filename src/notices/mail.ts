import type { Outgoing } from '../play/post-port.js';
import { htmlBody, textBody } from './mail-body.js';
import type { Mail } from './mail-source.js';

/** Who sends: a bare address, or a name and an address in angle brackets. */
export type Sender = Readonly<{ name: string; address: string }>;

const NAMED = /^\s*"?([^"<>]*?)"?\s*<([^<>\s]+@[^<>\s]+)>\s*$/;
const BARE = /^\s*([^\s<>]+@[^\s<>]+)\s*$/;

/** Reads MAIL_FROM; undefined if it is no address. */
export function readSender(text: string): Sender | undefined {
  const [, name = '', address = BARE.exec(text)?.[1]] = NAMED.exec(text) ?? [];
  return address === undefined ? undefined : { name, address };
}

/** The mail itself. Everything in it follows from the letter, so that a second attempt is the same mail. */
export function mailOf({ id, letter, unsubscribe }: Outgoing, to: string, from: Sender): Mail {
  return {
    from,
    // As an object: a text would be read, and might turn out to be several addresses.
    to: { name: '', address: to },
    subject: letter.subject,
    text: textBody(letter),
    html: htmlBody(letter),
    messageId: messageIdOf(id, from),
    headers: {
      'Content-Language': letter.language,
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe === undefined ? {} : unsubscribing(unsubscribe)),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** One click in the mail program is one POST, without a question (RFC 8058). */
const unsubscribing = (address: string): Readonly<Record<string, string>> => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** The Message-ID of a letter; the part behind the at sign says which house made it. */
export const messageIdOf = (id: string, { address }: Sender): string =>
  `<${id}@${address.slice(address.lastIndexOf('@') + 1)}>`;
