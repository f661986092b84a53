import { awakeFrom } from '../../clock/awake.js';
import type { Channel } from '../channels-port.js';
import type { Delivery, DeliveryResult, Notice } from '../deliveries-port.js';
import { noticeName } from '../notice-name.js';
import type { Manner } from '../preferences-port.js';
import type { Known } from './known.js';
import type { Matter, Standing } from './matters.js';
import { isQuiet, momentsOf, type Moment } from './moments.js';
import type { Situation } from './truth-table.js';

/** One thing that may be said to one person by one way. */
export type Item = Readonly<{
  matter: Matter;
  moment: Moment;
  manner: Manner;
  channel: Channel;
  notice: Notice;
  /** The name of the notice. */
  name: string;
  before?: Delivery;
  situation: Situation;
}>;

type Said = Pick<Item, 'moment' | 'notice' | 'name' | 'before'>;

/** Everything there is to say about a matter, now or later. */
export function itemsOf(matter: Matter, known: Known): readonly Item[] {
  const account = known.persons.get(matter.seatId)?.id;
  const manner = account === undefined ? undefined : known.manners.get(account);
  if (account === undefined || manner === undefined) return [];
  const moments = momentsOf(matter, manner, known.now);
  const asleep = awakeFrom(manner.calendar, known.now) > known.now;
  return (known.channels.get(account) ?? []).flatMap((channel) => {
    const all = moments.map((moment) => saidBy(channel, matter, moment, known));
    const due = all.filter(({ moment }) => moment.at <= known.now);
    return all.map((said) => {
      const situation: Situation = {
        ...standingOf(matter, said.notice),
        ...cameBefore(said.before?.result),
        laterDue: isOutdone(said, due),
        quiet: isQuiet(said.moment.kind) && asleep,
        together: 1,
        channel: stateOf(channel),
      };
      return { matter, manner, channel, ...said, situation };
    });
  });
}

function saidBy({ id, kind }: Channel, matter: Matter, moment: Moment, { tried }: Known): Said {
  const { game, seat, since, nudge } = matter;
  const deadline = deadlineOf(matter);
  const notice: Notice = {
    ...{ game, seat, since, kind: moment.kind, channel: { id, kind }, dueAt: new Date(moment.from) },
    ...(deadline === undefined ? {} : { deadline }),
    ...(moment.kind === 'nudge' && nudge !== undefined ? { nudgedAt: new Date(nudge.at) } : {}),
  };
  const name = noticeName(notice);
  const before = tried.get(name);
  return { moment, notice, name, ...(before && { before }) };
}

/**
 * Whether something more urgent is due as well: of words about time the last one. A nudge is more urgent than "your turn"
 * alone, and not said beside a word about time that has yet to be said, whichever came first.
 */
function isOutdone(one: Said, due: readonly Said[]): boolean {
  const at = due.indexOf(one);
  const isNudge = one.moment.kind === 'nudge';
  return due.some(({ moment: { kind }, before }, index) => {
    if (index > at) return kind !== 'nudge' || one.moment.kind === 'turn';
    return index < at && isNudge && kind !== 'turn' && !hasEnded(before?.result);
  });
}

/** How things stand with what a notice is about: as it was made, or once more right before it is sent. */
export function standingOf(
  matter: Standing | undefined,
  notice: Notice,
): Pick<Situation, 'open' | 'kept' | 'paused' | 'moved'> {
  if (matter?.since !== notice.since) return { open: false, kept: false, paused: false, moved: false };
  return {
    open: true,
    kept: matter.stretch === undefined && notice.kind !== 'kept',
    paused: matter.paused,
    moved: deadlineOf(matter)?.getTime() !== notice.deadline?.getTime(),
  };
}

function deadlineOf({ stretch }: Standing): Date | undefined {
  const until = stretch?.clock?.running?.until;
  return until === undefined ? undefined : new Date(until);
}

/** What came to an end, and is not tried again. */
const ENDED: ReadonlySet<DeliveryResult> = new Set(['sent', 'written', 'refused', 'obsolete', 'superseded']);

const hasEnded = (result: DeliveryResult | undefined): boolean => result !== undefined && ENDED.has(result);

const cameBefore = (result: DeliveryResult | undefined): Pick<Situation, 'before'> => {
  if (hasEnded(result)) return { before: 'sent' };
  return result === 'unknown' ? { before: 'unknown' } : {};
};

const stateOf = ({ off, verified }: Channel): Situation['channel'] => {
  if (off !== undefined) return 'off';
  return verified ? 'on' : 'unverified';
};
