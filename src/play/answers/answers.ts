import type { GameCommand } from '../../game/index.js';
import { answersIn } from '../../views/sentences/answers.js';
import { lettersIn } from '../../views/sentences/letters.js';
import { refusalSentence } from '../../views/sentences/refusal-sentence.js';
import { Fault } from '../faults.js';
import type { Played } from '../sent.js';
import { commandIn } from './command-in.js';
import { found, type Found } from './found.js';
import type { Answer, AnswerParts, Answers, AnswerSheet } from './parts.js';
import { askedSheet, keptSheet, statement } from './sheets.js';

/** A link is good for the stretch it was written for: a turn of many steps needs one mail. */
export function createAnswers(parts: AnswerParts): Answers {
  const show: Answers['show'] = async (link, language, done) => {
    const here = await found(parts, link);
    return here === undefined ? statement('unknown', language) : sheetOf(parts, here, done);
  };

  const play: Answers['play'] = async (link, answer, language) => {
    const here = await found(parts, link);
    if (here === undefined) return statement('unknown', language);
    const over = isOver(here);
    const command = commandOf(answer);
    if (command === undefined)
      return over ? sheetOf(parts, here, false) : statement('unknown', here.manner.language);
    const played = await send(parts, here, answer, command);
    if (played === 'later') return statement('tryAgain', here.manner.language);
    if (played.kind === 'accepted') return 'done';
    if (over) return sheetOf(parts, here, false);
    return { ...(await show(link, language, false)), ...verdictOn(played, here) };
  };

  return { show, play };
}

const isOver = ({ stretch, seat }: Found): boolean => stretch === undefined && seat.kept !== true;

/** The version of no game: what is sent with it plays nothing, and finds what it has played before. */
const NEVER = 0;

const COMMAND_ID = /^[A-Za-z0-9_-]{1,64}$/;

type Sendable = GameCommand | Readonly<{ type: 'ComeBack' }>;

function commandOf({ move, filled, commandId }: Answer): Sendable | undefined {
  if (!COMMAND_ID.test(commandId)) return undefined;
  return move === 'comeBack' ? { type: 'ComeBack' } : commandIn(move, filled);
}

/** As from the seat itself; whatever may pass is said to be so, and the same form may be sent again. */
async function send(
  { act }: AnswerParts,
  here: Found,
  { commandId, decision }: Answer,
  command: Sendable,
): Promise<Played | 'later'> {
  const { account, loaded } = here;
  const strict = isOver(here) ? { expectedVersion: NEVER } : {};
  const wish = { account, game: loaded.game, commandId, command, ...strict };
  try {
    return await act.asSeat(command.type === 'ComeBack' ? wish : { ...wish, decision });
  } catch (error) {
    if (error instanceof Fault && PASSING.has(error.code)) return 'later';
    throw error;
  }
}

const PASSING: ReadonlySet<string> = new Set(['BUSY', 'OUTCOME_UNKNOWN', 'UNAVAILABLE']);

/** What is said above the forms after an answer that was not taken. */
function verdictOn(
  played: Exclude<Played, { kind: 'accepted' }>,
  { manner: { language }, context }: Found,
): Pick<AnswerSheet, 'state' | 'alert'> {
  const { refused, stale } = answersIn(language);
  return played.kind === 'stale'
    ? { state: 'stale', alert: `${stale.title}. ${stale.text}` }
    : { state: 'refused', alert: `${refused} ${refusalSentence(played.rejection, context)}` };
}

async function sheetOf(parts: AnswerParts, here: Found, done: boolean): Promise<AnswerSheet> {
  const { language } = here.manner;
  const way = { label: lettersIn(language).openGame, url: parts.links.game(here.loaded.game) };
  if (here.seat.kept === true) return keptSheet(here, way);
  if (here.stretch === undefined) return { ...statement(done ? 'done' : 'closed', language), way };
  return askedSheet(here, await parts.look.recent(here.loaded, RECENT), way);
}

/** As much of the end of a history as a page shows. */
const RECENT = 100;
