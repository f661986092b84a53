import type { SignedDigest } from '../../fairness/digest.js';
import type { Letter } from '../letter.js';
import { instantIn } from '../sentences/instant.js';
import type { Language } from '../sentences/languages.js';
import { lettersIn } from '../sentences/letters.js';

/** How whoever reads it is spoken to. */
export type Manner = Readonly<{ language: Language; zone: string }>;

/** Whether anything arrives at all. */
export function testLetter({ language }: Manner): Letter {
  const { subject, text } = lettersIn(language).test;
  return { language, subject, parts: [{ kind: 'text', text }] };
}

/** A link that does one thing, until some time. */
export function linkLetter(
  kind: 'verifyEmail' | 'resetPassword',
  { language, zone }: Manner,
  url: string,
  expires: Date,
): Letter {
  const { subject, text, button } = lettersIn(language)[kind];
  return {
    language,
    subject,
    parts: [
      { kind: 'text', text: text(instantIn(language, zone, expires)) },
      { kind: 'link', label: button, url },
    ],
  };
}

/** What of somebody's ways is off, and why. */
export type BrokenWay = Readonly<{
  kind: 'email' | 'webhook';
  host: string;
  error: string;
  settingsUrl: string;
}>;

/** A way to reach somebody has failed for so long that nothing is sent there any more. */
export function channelOffLetter(
  { language }: Manner,
  { kind, host, error, settingsUrl }: BrokenWay,
): Letter {
  const { subject, text, button } = lettersIn(language).channelOff;
  return {
    language,
    subject: subject[kind],
    parts: [
      { kind: 'text', text: text(host, error) },
      { kind: 'link', label: button, url: settingsUrl },
    ],
  };
}

/** The digest of a day, with all that is needed to hold the server to it. */
export function digestLetter({ language }: Manner, digest: SignedDigest, url: string): Letter {
  const { subject, text, button } = lettersIn(language).digest;
  const { date, count, root, previousRoot, keyId, signature } = digest;
  const lines = Object.entries({ root, previousRoot, keyId, signature });
  return {
    language,
    subject: subject(date),
    parts: [
      { kind: 'text', text: text(count) },
      { kind: 'link', label: button, url },
      ...lines.map(([name, value]) => ({ kind: 'smallPrint', text: `${name} ${value}` }) as const),
    ],
  };
}
