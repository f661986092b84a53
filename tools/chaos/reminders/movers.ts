import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { SeatId } from '../../../src/game/index.js';
import type { HouseLinks } from '../../../src/play/house-links-port.js';
import type { OpenStretch } from '../../bench/reminders/open-stretches.js';
import type { MailSink } from '../../bench/lib/mail-sink.js';

export type Movers = Readonly<{
  /** Rejects when somebody cannot move, although everything is up. */
  failed: Promise<never>;
  /** Resolves when all of them have moved. */
  moved: Promise<void>;
}>;

/** People who move as soon as their mail comes, by the link in it: then it is somebody else's turn. */
export function letMove(
  stretches: readonly OpenStretch[],
  { taken }: MailSink,
  links: () => HouseLinks,
): Movers {
  const all = Promise.all(stretches.map((stretch) => moveWhenTold(stretch, taken, links)));
  return {
    failed: new Promise((_, reject) => void all.catch(reject)),
    moved: all.then(() => undefined),
  };
}

async function moveWhenTold(
  stretch: OpenStretch,
  taken: MailSink['taken'],
  links: () => HouseLinks,
): Promise<void> {
  while (!taken.some(({ to }) => to === stretch.email)) await pause(200);
  const { game, seat, since, email } = stretch;
  const seatId = email.replace(/@.*$/, '') as SeatId;
  const link = links().decide({ game, seat, seatId, since });
  const commandId = randomUUID();
  while (!(await move(link, commandId))) await pause(200);
}

const PATIENCE_MS = 20_000;

/** Opens the page and presses a button. False: nobody answers, or not just now. */
async function move(link: string, commandId: string): Promise<boolean> {
  const page = await answer(link);
  if (page.status === 410) return true;
  const decision = /name="decision" value="(\d+)"/.exec(page.text)?.[1];
  if (page.status !== 200 || decision === undefined) return refused(page);
  const body = new URLSearchParams({ move: 'place forest', people: '1', decision, commandId });
  const { status, text } = await answer(link, { method: 'POST', body });
  return status === 200 || refused({ status, text });
}

type Page = Readonly<{ status: number; text: string }>;

const answer = (link: string, init: RequestInit = {}): Promise<Page> =>
  fetch(link, { ...init, signal: AbortSignal.timeout(PATIENCE_MS) })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => ({ status: 503, text: '' }));

/** Refusals of a link that must be good are a bug; troubles of the server pass. */
function refused({ status, text }: Page): false {
  if (status === 404 || status === 422) throw new Error(`a link in a mail is not good (${status}): ${text}`);
  return false;
}
