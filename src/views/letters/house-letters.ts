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

/** A webhook has failed for so long that nothing is sent there any more. */
export function channelOffLetter(
  { language }: Manner,
  { host, error, settingsUrl }: Readonly<{ host: string; error: string; settingsUrl: string }>,
): Letter {
  const { subject, text, button } = lettersIn(language).channelOff;
  return {
    language,
    subject,
    parts: [
      { kind: 'text', text: text(host, error) },
      { kind: 'link', label: button, url: settingsUrl },
    ],
  };
}
