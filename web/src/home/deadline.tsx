import { Icon } from '../art/icon.js';
import type { RowFragment } from '../gql/graphql.js';
import { clockTime, span } from '../words/times.js';
import { useSpeech } from '../words/use-words.js';

export type Clock = RowFragment['awaited'][number];

/** Below this share of the time it is said in another colour, with a clock. */
const NEARLY_UP = 0.1;
/** An empty bar would look as if no time were left: it has always begun to fill. */
const LEAST_SPENT = 0.05;

/** How much of the time is gone, from 0 to 1. */
function spent({ secondsLeft, secondsInAll }: Clock): number {
  if (secondsLeft === null || secondsInAll === null || secondsInAll === 0) return 0;
  return Math.min(1, Math.max(0, 1 - secondsLeft / secondsInAll));
}

type Told = Readonly<{ until: string | null; left: string | null; hurry: boolean }>;

/** Until when and how long, in the reader's own time. */
function useClock(clock: Clock | undefined): Told {
  const { words, language } = useSpeech();
  const { home } = words;
  if (clock === undefined) return { until: null, left: null, hurry: false };
  if (clock.secondsInAll === null) return { until: home.noClock, left: null, hurry: false };
  if (clock.paused || clock.until === null) return { until: home.clocksStand, left: null, hurry: false };
  const now = new Date();
  const end = new Date(clock.until);
  const rest = end.getTime() - now.getTime();
  return {
    until: home.until(clockTime(language, end, now)),
    left: rest <= 0 ? home.timeUp : home.left(span(language, rest)),
    hurry: 1 - spent(clock) < NEARLY_UP,
  };
}

type Props = Readonly<{
  clock: Clock | undefined;
  /** What is said below the bar, unless time is nearly up. */
  more: string;
  /** Whether what is left is said at any time. */
  full: boolean;
}>;

/** The deadline in my time, a bar that fills as time runs out, and what is left when it is nearly up. */
export function Deadline({ clock, more, full }: Props) {
  const { until, left, hurry } = useClock(clock);
  const below = [...(left !== null && (full || hurry) ? [left] : []), ...(hurry ? [] : [more])];
  return (
    <div className={hurry ? 'deadline hurry' : 'deadline'}>
      {until !== null && <b>{until}</b>}
      {clock !== undefined && left !== null && (
        <svg className="time-bar" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect className="time-bar-whole" width="100" height="6" />
          <rect className="time-bar-spent" width={100 * Math.max(LEAST_SPENT, spent(clock))} height="6" />
        </svg>
      )}
      <span className="deadline-more">
        {hurry && <Icon name="b-clock" size={15} />}
        {below.join(' · ')}
      </span>
    </div>
  );
}
