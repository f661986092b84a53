import { awakeFrom } from '../../clock/awake.js';
import { whenLeft, type Stretch } from '../../clock/stretch.js';
import { NOTICE_KINDS, type NoticeKind } from '../deliveries-port.js';
import type { Manner, Reminding } from '../preferences-port.js';
import type { Matter } from './matters.js';

/** When somebody is to be told what, in milliseconds. */
export type Moment = Readonly<{
  kind: NoticeKind;
  at: number;
  /** The same; or, for what does not wake anybody, when its reader's day begins. */
  from: number;
}>;

/** Fast play and moves that are taken back freely make no mails that contradict each other. */
export const FIRST_WAIT_MS = 2 * 60_000;

/** What is left when time is nearly up. */
const LAST_SHARE = 0.1;

/** All moments of a matter, the least urgent first. */
export function momentsOf(
  { stretch, nudge }: Matter,
  { reminding, calendar }: Manner,
  now: number,
): readonly Moment[] {
  if (stretch === undefined) return [{ kind: 'kept', at: now, from: now }];
  return [...wantedOf(stretch, reminding), ...(reminding.turn ? nudgeOf(stretch, nudge) : [])]
    .map(({ kind, at }) => ({ kind, at, from: isQuiet(kind) ? awakeFrom(calendar, at) : at }))
    .sort((one, other) => one.at - other.at || urgency(one.kind) - urgency(other.kind));
}

/** What wakes nobody. */
export const isQuiet = (kind: NoticeKind): boolean => kind === 'turn' || kind === 'nudge';

/** Nobody is nudged before they could be told that it is their turn, nor if they want no word about that. */
const nudgeOf = ({ openedAt }: Stretch, nudge: Matter['nudge']): readonly Omit<Moment, 'from'>[] =>
  nudge === undefined ? [] : [{ kind: 'nudge', at: Math.max(openedAt + FIRST_WAIT_MS, nudge.at) }];

const urgency = (kind: NoticeKind): number => NOTICE_KINDS.indexOf(kind);

function wantedOf(
  { openedAt, clock }: Stretch,
  { turn, share, last }: Reminding,
): readonly Omit<Moment, 'from'>[] {
  const first = openedAt + FIRST_WAIT_MS;
  const left = (wanted: boolean, kind: NoticeKind, part: number): readonly Omit<Moment, 'from'>[] => {
    const at = wanted && clock !== undefined ? whenLeft(clock, part) : undefined;
    return at === undefined ? [] : [{ kind, at: Math.max(first, at) }];
  };
  return [
    ...(turn ? [{ kind: 'turn', at: first } as const] : []),
    ...left(share > 0, 'share', share / 100),
    ...left(last, 'last', LAST_SHARE),
  ];
}
