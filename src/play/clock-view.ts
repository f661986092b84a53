import { readClock, type Stretch } from '../clock/stretch.js';

/** What everybody may see of somebody's clock: when its time is up, not when its player sleeps. */
export type ClockView = Readonly<{
  /** The version that opened the stretch, under which notices and time-outs speak of it. */
  stretch?: number;
  /** The deadline; absent while the clock stands still. */
  until?: Date;
  latest?: Date;
  secondsLeft?: number;
  secondsInAll?: number;
  paused: boolean;
}>;

/** The clock of a seat as it stands now. */
export function clockView(stretches: readonly Stretch[], seat: number, now: Date): ClockView {
  const left = secondsLeft(stretches, seat, now);
  return { ...clockFace(stretches, seat), ...(left === undefined ? {} : { secondsLeft: left }) };
}

const stretchOf = (stretches: readonly Stretch[], seat: number): Stretch | undefined =>
  stretches.find((each) => each.seat === seat);

/** What is left of it now, if there is a clock. */
export function secondsLeft(stretches: readonly Stretch[], seat: number, now: Date): number | undefined {
  const clock = stretchOf(stretches, seat)?.clock;
  return clock === undefined ? undefined : readClock(clock, now.getTime()).left;
}

/** All of it that does not change while time passes. */
export function clockFace(stretches: readonly Stretch[], seat: number): Omit<ClockView, 'secondsLeft'> {
  const stretch = stretchOf(stretches, seat);
  if (stretch?.clock === undefined) return { ...nameOf(stretch), paused: false };
  const { clock } = stretch;
  return {
    ...nameOf(stretch),
    ...(clock.running === undefined
      ? {}
      : { until: new Date(clock.running.until), latest: new Date(clock.running.latest) }),
    secondsInAll: clock.budget,
    paused: clock.running === undefined,
  };
}

const nameOf = (stretch: Stretch | undefined): Pick<ClockView, 'stretch'> =>
  stretch === undefined ? {} : { stretch: stretch.since };
