import type { GameId } from '../../game/index.js';
import type { Claimed, DeliveryResult, Ended, WantedLetter } from '../deliveries-port.js';
import { destinationOf } from '../letters/destination.js';
import { letterName } from '../notice-name.js';
import type { Posted } from '../post-port.js';
import { standingOf, type Item } from './items.js';
import type { Known } from './known.js';
import { standingNow, type Matter } from './matters.js';
import type { RemindingParts, RemindingSettings } from './parts.js';
import { verdictOn } from './truth-table.js';
import { writtenOut, type Held } from './write.js';

/** What became of the letters, notice by notice. */
export type Delivered = Readonly<{
  results: readonly DeliveryResult[];
  /** When to try again what failed, or to see what became of what somebody else is at. */
  retries: readonly Readonly<{ matter: Matter; at: number }>[];
  /** Games about which something could not even be tried. */
  troubled: readonly GameId[];
}>;

/** Something that was claimed, and so is nobody else's to send. */
type Mine = Readonly<{ item: Item; claimed: Claimed }>;

/** While the database is away; longer than that, and somebody else has taken us for dead. */
const RETRY_AFTER_MS = [100, 400, 1_000, 2_000, 4_000, 8_000, 16_000];

const NOTHING: Delivered = { results: [], retries: [], troubled: [] };

/**
 * Claims, looks once more, writes and sends, group by group: nothing is claimed long before it is sent. What the letters of a
 * group need is asked together; while one group talks to the mail server, the next one is written.
 */
export async function deliver(
  parts: RemindingParts,
  letters: readonly (readonly Item[])[],
  known: Known,
  { letters: atOnce, sideBySide, claimMs }: Pick<RemindingSettings, 'letters' | 'sideBySide' | 'claimMs'>,
): Promise<Delivered> {
  const done: Delivered[] = [];
  let from = 0;
  const work = async (): Promise<void> => {
    while (from < letters.length) {
      const some = letters.slice(from, from + atOnce);
      from += atOnce;
      done.push(...(await deliverGroup(parts, some, known, claimMs)));
    }
  };
  await Promise.all(Array.from({ length: sideBySide }, work));
  return {
    results: done.flatMap(({ results }) => results),
    retries: done.flatMap(({ retries }) => retries),
    troubled: done.flatMap(({ troubled }) => troubled),
  };
}

async function deliverGroup(
  parts: RemindingParts,
  letters: readonly (readonly Item[])[],
  known: Known,
  claimMs: number,
): Promise<readonly Delivered[]> {
  const items = letters.flat();
  const claimed = await parts.notices.deliveries.claim(letters.map(wanted));
  const bundles = [...byLetter(claimed, items)];
  const sent = await Promise.all(
    bundles.map(async (bundle) => ({
      bundle,
      ...(await safely(parts, bundle, () => send(parts, bundle, known))),
    })),
  );
  // All together, when nothing is under way any more: it concerns the next letters and not these.
  const noted = await Promise.all(
    sent.map(({ bundle, note }) => safely(parts, bundle, () => noting(parts, note, known.now))),
  );
  return [notGranted(items, claimed, known.now + claimMs), ...sent, ...noted];
}

/** What somebody else is at may be lost with them: then it is ours. */
function notGranted(items: readonly Item[], claimed: readonly Claimed[], at: number): Delivered {
  const granted = new Set(claimed.map(({ notice }) => notice));
  const others = items.filter(({ name }) => !granted.has(name));
  return { ...NOTHING, retries: others.map(({ matter }) => ({ matter, at })) };
}

const wanted = (items: readonly Item[]): WantedLetter => ({
  letter: letterName(items.map(({ name }) => name)),
  notices: items.map(({ notice }) => notice),
});

type Bundle = readonly [letter: string, mine: readonly Mine[]];

/** What was in a letter before goes in that one again, so that its reader can tell. */
function byLetter(claimed: readonly Claimed[], items: readonly Item[]): ReadonlyMap<string, readonly Mine[]> {
  const named = new Map(items.map((item) => [item.name, item]));
  const letters = new Map<string, Mine[]>();
  for (const each of claimed) {
    const item = named.get(each.notice);
    if (item !== undefined)
      letters.set(each.letter, [...(letters.get(each.letter) ?? []), { item, claimed: each }]);
  }
  return letters;
}

/** Whatever goes wrong here leaves a claim that is found again and tried again, as the same letter. */
async function safely({ warn }: RemindingParts, [, mine]: Bundle, work: () => Promise<Sent>): Promise<Sent> {
  try {
    return await work();
  } catch (error) {
    const games = mine.map(({ item }) => item.matter.game);
    warn(`telling somebody about ${games.join(', ')}`, error);
    return { ...NOTHING, troubled: games };
  }
}

/** What is still to be noted with a channel. */
type Note = Readonly<{ held: readonly Held[]; posted: Posted }>;
type Sent = Delivered & Readonly<{ note?: Note }>;

async function send(parts: RemindingParts, [letter, mine]: Bundle, known: Known): Promise<Sent> {
  const looked = await Promise.all(
    mine.map(async (each) => ({ ...each, loaded: await parts.look.now(each.item.matter.game) })),
  );
  const held = looked.filter(stillHolds);
  const over = looked.filter((each) => !held.includes(each));
  const posted = await posting(parts, letter, held, known);
  const result = posted && resultOf(posted);
  await ended(parts, [
    ...over.map(({ claimed }) => ({ ...claimed, result: 'obsolete' as const })),
    ...held.flatMap(({ claimed }) => (result === undefined ? [] : [{ ...claimed, ...result }])),
  ]);
  return {
    ...NOTHING,
    results: [...over.map(() => 'obsolete' as const), ...held.flatMap(() => result?.result ?? [])],
    ...(posted === undefined ? {} : { note: { held, posted } }),
  };
}

/** Between the other side's yes and this row nothing must come: what is sent twice was lost here. */
async function ended({ notices }: RemindingParts, attempts: readonly Ended[]): Promise<void> {
  for (const delay of RETRY_AFTER_MS) {
    try {
      await notices.deliveries.finish(attempts);
      return;
    } catch {
      await new Promise((resume) => setTimeout(resume, delay));
    }
  }
  await notices.deliveries.finish(attempts);
}

/** Whoever moved a moment ago is not reminded any more. */
function stillHolds({ item, loaded }: Held): boolean {
  const { seat, seatId } = item.matter;
  const now = standingNow(loaded).find((each) => each.seat === seat && each.seatId === seatId);
  const verdict = verdictOn({ ...item.situation, ...standingOf(now, item.notice) });
  return verdict === 'send' || verdict === 'digest';
}

async function posting(
  parts: RemindingParts,
  letter: string,
  [first, ...others]: readonly Held[],
  known: Known,
): Promise<Posted | undefined> {
  if (first === undefined) return undefined;
  const outgoing = await writtenOut(parts, letter, [first, ...others], known);
  return parts.post(outgoing, destinationOf(first.item.channel));
}

const resultOf = (posted: Posted): Readonly<{ result: DeliveryResult; error?: string }> =>
  posted.result === 'failed'
    ? { result: posted.permanent ? 'refused' : 'failed', error: posted.error }
    : { result: posted.result };

/** Notes with the channel how it went, and when to try again. */
async function noting({ notices }: RemindingParts, note: Note | undefined, now: number): Promise<Delivered> {
  const channel = note?.held[0]?.item.channel;
  if (note === undefined || channel === undefined) return NOTHING;
  const { posted, held } = note;
  const { retryAt, off } = await notices.channels.note(channel.id, posted, new Date(now));
  const again = posted.result === 'failed' && !posted.permanent && off === undefined;
  if (!again || retryAt === undefined) return NOTHING;
  return { ...NOTHING, retries: held.map(({ item }) => ({ matter: item.matter, at: retryAt.getTime() })) };
}
