import { useMoreWords } from '../words/use-more-words.js';
import { useSpeech } from '../words/use-words.js';
import type { Settings } from './use-my-settings.js';

type Props = Readonly<{ week: Settings['week']; zone: string }>;

const HOUR = 3_600_000;
const WIDTH = 700;

/** Clock and calendar of somebody in a zone. */
function speakerIn(language: string, timeZone: string) {
  const time = new Intl.DateTimeFormat(language, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const day = new Intl.DateTimeFormat(language, { timeZone, weekday: 'short' });
  const today = new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(0, 'day');
  return {
    today,
    time: (at: number): string => time.format(at),
    day: (at: number): string => day.format(at),
  };
}
type Speaker = ReturnType<typeof speakerIn>;

/** The first whole hour of every local day in a span. */
function midnights(from: number, until: number, { day }: Speaker): readonly number[] {
  const hours = Array.from(
    { length: Math.ceil((until - from) / HOUR) },
    (_, index) => (Math.floor(from / HOUR) + 1 + index) * HOUR,
  );
  return hours.filter((hour) => hour < until && day(hour) !== day(hour - HOUR));
}

type Scale = (at: number) => number;

function Midnights({ at, xOf, day }: Readonly<{ at: readonly number[]; xOf: Scale }> & Pick<Speaker, 'day'>) {
  return at.map((each) => (
    <g key={each}>
      <path className="week-midnight" d={`M${xOf(each)} 14v36`} />
      {xOf(each) < WIDTH - 40 && (
        <text x={xOf(each) + 50} y="12">
          {day(each)}
        </text>
      )}
    </g>
  ));
}

function Awake({ spans, xOf }: Readonly<{ spans: readonly (readonly [number, number])[]; xOf: Scale }>) {
  return spans.map(([start, end]) => (
    <rect
      key={start}
      className="week-awake"
      x={xOf(start)}
      y="20"
      width={Math.max(2, xOf(end) - xOf(start))}
      height="24"
      rx="4"
    />
  ));
}

/** When my time runs in the coming week, and where a day that begins now would end. */
export function WeekStrip({ week, zone }: Props) {
  const { language } = useSpeech();
  const { settings: words } = useMoreWords();
  const speaker = speakerIn(language, zone);
  const { day, time, today } = speaker;
  const [from, until, ends] = [Date.parse(week.from), Date.parse(week.until), Date.parse(week.dayEndsAt)];
  const xOf: Scale = (at) => (WIDTH * (Math.min(at, until) - from)) / (until - from);
  const spans = week.awake.map((span) => [Date.parse(span.from), Date.parse(span.until)] as const);
  const [tomorrow = until, ...later] = midnights(from, until, speaker);
  const told = spans.map(([start, end]) =>
    words.awakeOn(start < tomorrow ? today : day(start), time(start), time(end)),
  );
  return (
    <figure className="week">
      <figcaption>{words.week}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} 62`} role="img" aria-label={told.join(', ')}>
        <rect className="week-night" y="20" width={WIDTH} height="24" rx="6" />
        <Awake spans={spans} xOf={xOf} />
        {/* However little is left of it: the next name stands in the middle of its day. */}
        <text className="week-today" y="12">
          {today}
        </text>
        <Midnights at={[tomorrow, ...later]} xOf={xOf} day={day} />
        {ends < until && <path className="week-end" d={`M${xOf(ends)} 16v32m-5 8 5 -8 5 8z`} />}
      </svg>
      <p>{words.dayEnds(`${day(ends)} ${time(ends)}`)}</p>
    </figure>
  );
}
