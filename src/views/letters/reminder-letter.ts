import type { Letter, LetterPart } from '../letter.js';
import { instantIn } from '../sentences/instant.js';
import type { Language } from '../sentences/languages.js';
import type { LetterSentences } from '../sentences/letter-sentences.js';
import { lettersIn } from '../sentences/letters.js';

/** One thing that waits for somebody, in their language. */
export type Reminder = Readonly<{
  kind: 'turn' | 'nudge' | 'share' | 'last' | 'kept';
  /** Who at the table waits, if it is a nudge. */
  by?: string;
  title: string;
  /** What is asked. */
  question: string;
  /** What happened since this player's last move, oldest first; how much came before it. */
  happened: readonly string[];
  earlier: number;
  /** Whether this player has moved yet. */
  moved: boolean;
  deadline?: Date;
  version: number;
  head: string;
  /** The exact decision. */
  decideUrl: string;
}>;

/** Who reads it, where and when. */
export type Reader = Readonly<{
  language: Language;
  zone: string;
  now: Date;
  settingsUrl: string;
  unsubscribeUrl?: string;
}>;

/** What waits for somebody: one game with its name in the subject, or all of them in one letter. */
export function reminderLetter(reminders: readonly Reminder[], reader: Reader): Letter {
  const [first, ...others] = reminders;
  if (first === undefined) throw new Error('a letter about nothing');
  const words = lettersIn(reader.language);
  const alone = others.length === 0;
  const parts = reminders.flatMap((reminder): readonly LetterPart[] => [
    ...(alone ? [] : [{ kind: 'heading', text: subjectOf(reminder, reader, words) } as const]),
    ...partsOf(reminder, reader, words),
  ]);
  return {
    language: reader.language,
    subject: alone ? subjectOf(first, reader, words) : words.several(reminders.length),
    parts: [...parts, ...footer(reader, words)],
  };
}

const isOver = ({ deadline }: Reminder, { now }: Reader): boolean =>
  deadline !== undefined && deadline <= now;

const whenIn = (deadline: Date, { language, zone }: Reader): string => instantIn(language, zone, deadline);

function subjectOf(reminder: Reminder, reader: Reader, words: LetterSentences): string {
  const { kind, title, deadline, by } = reminder;
  if (kind === 'kept') return words.kept(title);
  if (kind === 'nudge') return by === undefined ? words.turn(title) : words.nudge(title, by);
  if (isOver(reminder, reader)) return words.overdue(title);
  if (kind === 'turn' || deadline === undefined) return words.turn(title);
  return words[kind](title, whenIn(deadline, reader));
}

function partsOf(reminder: Reminder, reader: Reader, words: LetterSentences): readonly LetterPart[] {
  const { kind, question, version, head, decideUrl } = reminder;
  return [
    { kind: 'text', text: kind === 'kept' ? words.autopilotPlays : question },
    ...deadlineOf(reminder, reader, words),
    ...happenedOf(reminder, words),
    { kind: 'link', label: kind === 'kept' ? words.iAmBack : words.decide, url: decideUrl },
    { kind: 'smallPrint', text: words.proof(version, head) },
  ];
}

/** The time itself, never "in two days": a letter may be read whenever it likes. */
function deadlineOf(reminder: Reminder, reader: Reader, words: LetterSentences): readonly LetterPart[] {
  const { kind, deadline } = reminder;
  if (deadline === undefined || kind === 'kept') return [];
  const when = whenIn(deadline, reader);
  return [{ kind: 'text', text: isOver(reminder, reader) ? words.wasUntil(when) : words.until(when) }];
}

function happenedOf(
  { happened, earlier, moved }: Reminder,
  { sinceYourMove, soFar, earlier: before }: LetterSentences,
): readonly LetterPart[] {
  if (happened.length === 0) return [];
  const items = [...(earlier > 0 ? [before(earlier)] : []), ...happened];
  return [{ kind: 'list', title: moved ? sinceYourMove : soFar, items }];
}

const footer = ({ settingsUrl, unsubscribeUrl }: Reader, words: LetterSentences): readonly LetterPart[] => [
  { kind: 'smallPrint', text: words.whyYou(settingsUrl) },
  ...(unsubscribeUrl === undefined
    ? []
    : [{ kind: 'smallPrint', text: words.stop(unsubscribeUrl) } as const]),
];
