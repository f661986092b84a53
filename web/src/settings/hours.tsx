import { useMemo } from 'react';
import type { Weekday } from '../gql/graphql.js';
import { deviceZone } from '../lib/device-zone.js';
import { useMoreWords } from '../words/use-more-words.js';
import { useSpeech } from '../words/use-words.js';
import { KeptNote } from './kept-note.js';
import { Section } from './section.js';
import { useChange, type Change, type Keeper, type Settings } from './use-my-settings.js';
import { WeekStrip } from './week-strip.js';

type PartProps = Readonly<{ settings: Settings; change: Change['change'] }>;

function Zone({ settings: { timeZone }, change }: PartProps) {
  const { settings: words } = useMoreWords();
  const here = deviceZone();
  const zones = useMemo(
    () => [...new Set(['UTC', timeZone, here, ...Intl.supportedValuesOf('timeZone')])].sort(),
    [timeZone, here],
  );
  return (
    <div className="field-row">
      <label className="field">
        <span>{words.timeZone}</span>
        <select
          value={timeZone}
          onChange={({ currentTarget: { value } }) => void change({ timeZone: value })}
        >
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll('_', ' ')}
            </option>
          ))}
        </select>
      </label>
      {timeZone !== here && (
        <button type="button" className="button" onClick={() => void change({ timeZone: here })}>
          {words.deviceZone(here.replaceAll('_', ' '))}
        </button>
      )}
    </div>
  );
}

type TimeProps = Readonly<{ label: string; value: string; onTime: (time: string) => void }>;

/** A time of day; it is told once it is whole and left. */
function Time({ label, value, onTime }: TimeProps) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        key={value}
        type="time"
        required
        defaultValue={value}
        onBlur={({ currentTarget }) => {
          if (currentTarget.value !== '' && currentTarget.value !== value) onTime(currentTarget.value);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.currentTarget.blur();
        }}
      />
    </label>
  );
}

function AwakeHours({ settings: { awakeFrom, awakeUntil }, change }: PartProps) {
  const { settings: words } = useMoreWords();
  return (
    <div>
      <div className="field-row">
        <Time label={words.awakeFrom} value={awakeFrom} onTime={(time) => void change({ awakeFrom: time })} />
        <Time
          label={words.awakeUntil}
          value={awakeUntil}
          onTime={(time) => void change({ awakeUntil: time })}
        />
      </div>
      <p className="soft hint-line">{words.awakeHint}</p>
    </div>
  );
}

const WEEKDAYS: readonly Weekday[] = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
];
const MOST_OFF = 2;
/** 5 January 1970 was a Monday. */
const dayOf = (index: number): Date => new Date(Date.UTC(1970, 0, 5 + index));

function Weekend({ settings: { weekend }, change }: PartProps) {
  const { language } = useSpeech();
  const { settings: words } = useMoreWords();
  const name = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  const turn = (day: Weekday, off: boolean): void =>
    void change({ weekend: off ? [...weekend, day] : weekend.filter((one) => one !== day) });
  return (
    <fieldset className="choices days">
      <legend>{words.weekend}</legend>
      {WEEKDAYS.map((day, index) => (
        <label key={day} className="choice">
          <input
            type="checkbox"
            checked={weekend.includes(day)}
            disabled={!weekend.includes(day) && weekend.length >= MOST_OFF}
            onChange={({ currentTarget: { checked } }) => turn(day, checked)}
          />
          {name.format(dayOf(index))}
        </label>
      ))}
    </fieldset>
  );
}

type Props = Readonly<{ settings: Settings; mine: Keeper }>;

/** Where I am and when I am awake; what that means for a deadline is shown below. */
export function Hours({ settings, mine }: Props) {
  const { change, ...kept } = useChange(mine);
  return (
    <Section name="hours">
      <Zone settings={settings} change={change} />
      <AwakeHours settings={settings} change={change} />
      <Weekend settings={settings} change={change} />
      <KeptNote {...kept} />
      <WeekStrip week={settings.week} zone={settings.timeZone} />
    </Section>
  );
}
