import { awaiting, gameOptions, seenBy } from '../../game/index.js';
import { answerForms, stockLine } from '../../views/answers/answer-forms.js';
import { answersIn } from '../../views/sentences/answers.js';
import { instantIn } from '../../views/sentences/instant.js';
import type { Language } from '../../views/sentences/languages.js';
import { lettersIn } from '../../views/sentences/letters.js';
import { questionOf } from '../../views/sentences/question-of.js';
import { happenedSince, type Happened } from '../telling/happened.js';
import type { Recent } from '../look.js';
import type { AnswerSheet } from './parts.js';
import type { Found } from './found.js';

type Way = NonNullable<AnswerSheet['way']>;

/** A page that says one thing. */
export function statement(what: 'unknown' | 'closed' | 'done' | 'tryAgain', language: Language): AnswerSheet {
  const { title, text } = answersIn(language)[what];
  return { state: what === 'tryAgain' ? 'stale' : what, language, title, lines: [text], forms: [] };
}

/** Autopilot keeps the seat: one press gives it back. */
export function keptSheet({ title, manner: { language } }: Found, way: Way): AnswerSheet {
  const { kept, autopilotPlays, iAmBack } = lettersIn(language);
  const back = { move: 'comeBack', label: iAmBack, fields: [] };
  return { state: 'kept', language, title: kept(title), lines: [autopilotPlays], forms: [back], way };
}

/** What is asked, until when, what one has, every way to answer, and what happened before. */
export function askedSheet(here: Found, { events, undone }: Recent, way: Way): AnswerSheet {
  const { loaded, seat, context, title, manner } = here;
  const open = awaiting(loaded.table).find((each) => each.seat === seat.seat);
  const seen = seenBy(loaded.table, seat.seat).game;
  const decision = open && seen && gameOptions(seen, open.seat);
  if (open === undefined || seen === undefined || decision === undefined)
    return { ...statement('closed', manner.language), way };
  return {
    state: 'asked',
    language: manner.language,
    title: questionOf(open, seen, context),
    lines: [title, ...deadlineLine(here), stockLine(seen, open.seat, context)],
    ...listOf(happenedSince(events, seat, context, undone), manner.language),
    forms: answerForms(decision, seen, open.seat, context),
    decision: open.since,
    way,
  };
}

function deadlineLine({ stretch, manner }: Found): readonly string[] {
  const until = stretch?.clock?.running?.until;
  if (until === undefined) return [];
  const { language, calendar } = manner;
  return [lettersIn(language).until(instantIn(language, calendar.zone, new Date(until)))];
}

function listOf({ lines, earlier, moved }: Happened, language: Language): Pick<AnswerSheet, 'list'> {
  if (lines.length === 0) return {};
  const words = lettersIn(language);
  const items = [...(earlier > 0 ? [words.earlier(earlier)] : []), ...lines];
  return { list: { title: moved ? words.sinceYourMove : words.soFar, items } };
}
