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

/** Everything there is to say about a matter, now or later. */
export function itemsOf(matter: Matter, known: Known): readonly Item[] {
  const account = known.persons.get(matter.seatId)?.id;
  const manner = account === undefined ? undefined : known.manners.get(account);
  if (account === undefined || manner === undefined) return [];
  const moments = momentsOf(matter, manner, known.now);
  const lastDue = moments.findLast(({ at }) => at <= known.now);
  return (known.channels.get(account) ?? []).flatMap((channel) =>
    moments.map((moment) => {
      const { game, seat, since, nudge } = matter;
      const deadline = deadlineOf(matter);
      const { id, kind } = channel;
      const notice: Notice = {
        ...{ game, seat, since, kind: moment.kind, channel: { id, kind }, dueAt: new Date(moment.from) },
        ...(deadline === undefined ? {} : { deadline }),
        ...(moment.kind === 'nudge' && nudge !== undefined ? { nudgedAt: new Date(nudge.at) } : {}),
      };
      const name = noticeName(notice);
      const before = known.tried.get(name);
      const situation: Situation = {
        ...standingOf(matter, notice),
        ...cameBefore(before?.result),
        laterDue: moment !== lastDue,
        quiet: isQuiet(moment.kind) && awakeFrom(manner.calendar, known.now) > known.now,
        together: 1,
        channel: stateOf(channel),
      };
      return { matter, moment, manner, channel, notice, name, ...(before && { before }), situation };
    }),
  );
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

const cameBefore = (result: DeliveryResult | undefined): Pick<Situation, 'before'> => {
  if (result === undefined) return {};
  if (ENDED.has(result)) return { before: 'sent' };
  return result === 'unknown' ? { before: 'unknown' } : {};
};

const stateOf = ({ off, verified }: Channel): Situation['channel'] => {
  if (off !== undefined) return 'off';
  return verified ? 'on' : 'unverified';
};
