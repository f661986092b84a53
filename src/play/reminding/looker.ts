import type { GameId } from '../../game/index.js';
import type { DeliveryResult } from '../deliveries-port.js';
import type { Lookout, Taken } from '../lookouts-port.js';
import { deliver, type Delivered } from './deliver.js';
import { itemsOf, type Item } from './items.js';
import { lookUp, type Known } from './known.js';
import { mattersIn, type Matter } from './matters.js';
import { REMINDING_DEFAULTS, type RemindingParts, type RemindingSettings } from './parts.js';
import { DIGEST_MS, planFor, type Plan } from './plan.js';
import { verdictOn } from './truth-table.js';

/** What came of looking. */
export type Looked = Readonly<{
  games: number;
  /** How many of them should have been looked at longer ago than `lateMs`. */
  overdue: number;
  /** What became of each notice that was to be sent. */
  results: readonly DeliveryResult[];
  /** Attempts of somebody who died over them, and which are tried again. */
  lost: number;
  /** Games in which something went wrong: they are looked at again when the lease is over. */
  troubled: readonly GameId[];
}>;

export type Looker = Readonly<{
  /** Looks at every game whose time has come and tells whom it concerns. */
  look: () => Promise<Looked>;
}>;

/** Later than that nobody was on time. */
const LATE_MS = 5_000;

/** Reminds people. Any number of processes may: games are taken, and notices are claimed. */
export function createLooker(parts: RemindingParts): Looker {
  const settings = { ...REMINDING_DEFAULTS, ...parts.settings };
  const { atOnce, leaseMs, claimMs } = settings;
  return {
    look: async () => {
      let sum: Looked = { games: 0, overdue: 0, results: [], lost: 0, troubled: [] };
      const arming: Promise<void>[] = [];
      try {
        for (;;) {
          const taken = await parts.lookouts.take(atOnce, leaseMs);
          // Only now: a game is looked at in the very moment in which its letter must be taken for lost.
          const lost = await parts.notices.deliveries.loseTrack(claimMs);
          sum = { ...sum, lost: sum.lost + lost };
          if (taken.games.length > 0) sum = added(sum, taken, await lookAt(parts, taken, settings, arming));
          if (taken.games.length < atOnce) return sum;
        }
      } finally {
        // Last of all: nobody's letter waits for that, and as long as we look, what becomes due is found anyway.
        await Promise.all(arming);
      }
    },
  };
}

const added = (sum: Looked, { now, games }: Taken, { results, troubled }: Delivered): Looked => ({
  ...sum,
  games: sum.games + games.length,
  overdue: sum.overdue + games.filter(({ lookAt }) => now.getTime() - lookAt.getTime() > LATE_MS).length,
  results: [...sum.results, ...results],
  troubled: [...sum.troubled, ...troubled],
});

async function lookAt(
  parts: RemindingParts,
  taken: Taken,
  settings: RemindingSettings,
  arming: Promise<void>[],
): Promise<Delivered> {
  const first = await consider(parts, taken.games, taken.now);
  const told = accountsTold(first);
  const others = await consider(parts, await alsoDue(parts, told, taken), taken.now);
  const known = both(first.known, others.known);
  const gathered = others.items.filter(({ channel }) => told.has(channel.account));
  const plan = planFor([...first.items, ...gathered], known.now, settings.claimMs);
  await explain(parts, plan);
  const delivered = await deliver(parts, plan.letters, known, settings);
  const troubled = [...first.troubled, ...delivered.troubled];
  const next = nextOf(plan, delivered);
  await lookAgain(parts, taken.games, next, troubled);
  arming.push(wakeAgain(parts, first.matters, next, known.now));
  return { ...delivered, troubled };
}

type Considered = Readonly<{
  matters: readonly Matter[];
  known: Known;
  items: readonly Item[];
  troubled: readonly GameId[];
}>;

/** Everything there is to say in these games. What is wrong with one of them is no harm to the others. */
async function consider(parts: RemindingParts, games: readonly Lookout[], now: Date): Promise<Considered> {
  const troubled: GameId[] = [];
  const orNothing = <Found>(game: GameId, find: () => readonly Found[]): readonly Found[] => {
    try {
      return find();
    } catch (error) {
      parts.warn(`looking at game ${game}`, error);
      troubled.push(game);
      return [];
    }
  };
  const matters = games.flatMap((lookout) => orNothing(lookout.game, () => mattersIn(lookout)));
  const known = await lookUp(parts, matters, now);
  const items = matters.flatMap((matter) => orNothing(matter.game, () => itemsOf(matter, known)));
  return { matters, known, items, troubled };
}

/** Who is about to be told something. */
const accountsTold = ({ items, known }: Considered): ReadonlySet<string> =>
  new Set(
    items.flatMap(({ moment, situation, channel }) =>
      moment.at <= known.now && verdictOn(situation) === 'send' ? [channel.account] : [],
    ),
  );

/** Other games of theirs: it may be one letter. */
async function alsoDue(
  { lookouts }: RemindingParts,
  told: ReadonlySet<string>,
  { now, games }: Taken,
): Promise<readonly Lookout[]> {
  if (told.size === 0) return [];
  const others = await lookouts.alsoOf([...told], new Date(now.getTime() + DIGEST_MS));
  const ours = new Set(games.map(({ game }) => game));
  return others.filter(({ game }) => !ours.has(game));
}

const both = (one: Known, other: Known): Known => ({
  now: one.now,
  persons: new Map([...one.persons, ...other.persons]),
  manners: new Map([...one.manners, ...other.manners]),
  channels: new Map([...one.channels, ...other.channels]),
  tried: new Map([...one.tried, ...other.tried]),
});

/** A row for everything that is not sent, with the reason. */
async function explain({ notices }: RemindingParts, { unsent }: Plan): Promise<void> {
  for (const result of new Set(unsent.map((each) => each.result))) {
    const about = unsent.flatMap((each) => (each.result === result ? [each.notice] : []));
    await notices.deliveries.record(about, result);
  }
}

function nextOf(plan: Plan, { retries }: Delivered): ReadonlyMap<Matter, number> {
  const next = new Map(plan.next);
  for (const { matter, at } of retries) next.set(matter, Math.min(at, next.get(matter) ?? Infinity));
  return next;
}

/** Says when to look next; what went wrong is looked at again when the lease is over. */
async function lookAgain(
  { lookouts }: RemindingParts,
  games: readonly Lookout[],
  next: ReadonlyMap<Matter, number>,
  troubled: readonly GameId[],
): Promise<void> {
  const times = new Map<GameId, number>();
  for (const [{ game }, at] of next) times.set(game, Math.min(at, times.get(game) ?? Infinity));
  const fine = games.filter(({ game }) => !troubled.includes(game));
  await lookouts.done(
    fine.map(({ game, version, lease }) => {
      const at = times.get(game);
      return { game, version, lease, next: at === undefined ? undefined : new Date(at) };
    }),
  );
}

/** Has each stretch looked at when there is something to say about it, or when its time is out. */
async function wakeAgain(
  { waker, warn }: RemindingParts,
  matters: readonly Matter[],
  next: ReadonlyMap<Matter, number>,
  now: number,
): Promise<void> {
  const wakes = matters.flatMap((matter) => {
    const { game, seat, since, stretch } = matter;
    const { due = 0 } = stretch?.clock?.running ?? {};
    const at = Math.min(next.get(matter) ?? Infinity, due > now ? due : Infinity);
    return at === Infinity ? [] : [{ game, seat, since, at, inMs: Math.max(0, at - now) }];
  });
  await waker?.wake(wakes).catch((error: unknown) => warn('arming the next look', error));
}
