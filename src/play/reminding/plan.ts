import { awakeFrom } from '../../clock/awake.js';
import type { DeliveryResult, Notice } from '../deliveries-port.js';
import type { Item } from './items.js';
import type { Matter } from './matters.js';
import { verdictOn, type Verdict } from './truth-table.js';

/** What to do about everything there is to say. */
export type Plan = Readonly<{
  /** Those in one letter go to one person by one way. */
  letters: readonly (readonly Item[])[];
  /** Notices that are not sent, with the reason. */
  unsent: readonly Readonly<{ result: DeliveryResult; notice: Notice }>[];
  /** When to look at each matter again; at one that is not in it only after the next move. */
  next: ReadonlyMap<Matter, number>;
}>;

/** Decisions of one person that come up within so much time are one letter. */
export const DIGEST_MS = 10 * 60_000;

/** What is to be done with one item, for itself. */
type Judged = Readonly<
  | { kind: 'send' | 'nothing' }
  | { kind: 'unsent'; result: DeliveryResult }
  /** It will be due, or may be tried again, then. */
  | { kind: 'later' | 'hold'; until: number }
>;

/** Decides by the truth table. `claimMs` is how long somebody may be at it before they are taken for dead. */
export function planFor(items: readonly Item[], now: number, claimMs: number): Plan {
  const judged = items.map((item) => ({ item, ...judge(item, now, claimMs) }));
  const next = new Map<Matter, number>();
  const lookAt = ({ matter }: Item, at: number): void =>
    void next.set(matter, Math.min(at, next.get(matter) ?? Infinity));
  for (const each of judged) if ('until' in each) lookAt(each.item, each.until);
  const later = judged.flatMap((each) => (each.kind === 'later' ? [each.item] : []));
  const letters: (readonly Item[])[] = [];
  for (const [way, due] of byWay(judged.flatMap(({ kind, item }) => (kind === 'send' ? [item] : [])))) {
    const until = gatheredAt(
      due,
      later.filter(({ channel }) => channel.id === way),
    );
    if (until > now) for (const item of due) lookAt(item, until);
    else letters.push(due.map((item) => dueWith(item, due)));
  }
  const unsent = judged.flatMap((each) =>
    each.kind === 'unsent' ? [{ result: each.result, notice: each.item.notice }] : [],
  );
  return { letters, unsent, next };
}

function byWay(items: readonly Item[]): ReadonlyMap<string, readonly Item[]> {
  const ways = new Map<string, Item[]>();
  for (const item of items) ways.set(item.channel.id, [...(ways.get(item.channel.id) ?? []), item]);
  return ways;
}

function judge(item: Item, now: number, claimMs: number): Judged {
  const { moment, situation, manner } = item;
  if (moment.at > now)
    return situation.paused || situation.before === 'sent' ? NOTHING : { kind: 'later', until: moment.from };
  const verdict = verdictOn(situation);
  if (verdict === 'holdUntilAwake') return { kind: 'hold', until: awakeFrom(manner.calendar, now) };
  if (verdict === 'off' && item.channel.off === 'failing') return { kind: 'unsent', result: 'broken' };
  if (verdict !== 'send') return VERDICTS[verdict];
  const until = worthTryingAt(item, claimMs);
  return until > now ? { kind: 'hold', until } : { kind: 'send' };
}

/** Not while somebody else is at it, and not too soon after a failure. */
function worthTryingAt({ before, channel }: Item, claimMs: number): number {
  const over = before?.result === 'sending' ? before.claimedAt.getTime() + claimMs : 0;
  return Math.max(over, channel.retryAt?.getTime() ?? 0);
}

const NOTHING = { kind: 'nothing' } as const;

const VERDICTS: Readonly<Record<Exclude<Verdict, 'send' | 'holdUntilAwake'>, Judged>> = {
  obsolete: { kind: 'unsent', result: 'obsolete' },
  superseded: { kind: 'unsent', result: 'superseded' },
  off: { kind: 'unsent', result: 'off' },
  unverified: { kind: 'unsent', result: 'unverified' },
  digest: { kind: 'send' },
  none: NOTHING,
  // Going on is a move, and every move asks for a look.
  hold: NOTHING,
  drop: NOTHING,
  skip: NOTHING,
};

/** When everything is there that belongs into the same letter; what is nearly up waits for nothing. */
function gatheredAt(due: readonly Item[], later: readonly Item[]): number {
  if (due.some(({ moment }) => moment.kind === 'last')) return 0;
  const until = Math.min(...due.map(({ moment }) => moment.from)) + DIGEST_MS;
  const known = new Set(due.map(({ matter }) => matter));
  const others = later.filter(({ matter, moment }) => !known.has(matter) && moment.from <= until);
  return Math.max(0, ...others.map(({ moment }) => moment.from));
}

/** It was due when the last was that it had to wait for. */
function dueWith(item: Item, all: readonly Item[]): Item {
  const { from } = item.moment;
  const waitedFor = all.map(({ moment }) => moment.from).filter((at) => at <= from + DIGEST_MS);
  const situation = { ...item.situation, together: all.length };
  return { ...item, situation, notice: { ...item.notice, dueAt: new Date(Math.max(from, ...waitedFor)) } };
}
