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

/** Claims, looks once more, writes and sends, so many at a time: nothing is claimed long before it is sent. */
export async function deliver(
  parts: RemindingParts,
  letters: readonly (readonly Item[])[],
  known: Known,
  { letters: atOnce, claimMs }: Pick<RemindingSettings, 'letters' | 'claimMs'>,
): Promise<Delivered> {
  const done: Delivered[] = [];
  for (let from = 0; from < letters.length; from += atOnce) {
    const some = letters.slice(from, from + atOnce);
    const claimed = await parts.notices.deliveries.claim(some.map(wanted));
    const bundles = [...byLetter(claimed, some.flat())];
    done.push(notGranted(some.flat(), claimed, known.now + claimMs));
    done.push(...(await Promise.all(bundles.map((bundle) => safely(parts, bundle, known)))));
  }
  return {
    results: done.flatMap(({ results }) => results),
    retries: done.flatMap(({ retries }) => retries),
    troubled: done.flatMap(({ troubled }) => troubled),
  };
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
async function safely(parts: RemindingParts, bundle: Bundle, known: Known): Promise<Delivered> {
  try {
    return await send(parts, bundle, known);
  } catch (error) {
    const games = bundle[1].map(({ item }) => item.matter.game);
    parts.warn(`telling somebody about ${games.join(', ')}`, error);
    return { ...NOTHING, troubled: games };
  }
}

async function send(parts: RemindingParts, [letter, mine]: Bundle, known: Known): Promise<Delivered> {
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
  const retryAt = posted && held[0] && (await noted(parts, held[0].item, posted, known.now));
  return {
    results: [...over.map(() => 'obsolete' as const), ...held.flatMap(() => result?.result ?? [])],
    retries: retryAt === undefined ? [] : held.map(({ item }) => ({ matter: item.matter, at: retryAt })),
    troubled: [],
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

/** Notes with the channel how it went; answers when to try again. */
async function noted(
  { notices }: RemindingParts,
  { channel }: Item,
  posted: Posted,
  now: number,
): Promise<number | undefined> {
  const { retryAt, off } = await notices.channels.note(channel.id, posted, new Date(now));
  const again = posted.result === 'failed' && !posted.permanent && off === undefined;
  return again ? retryAt?.getTime() : undefined;
}
