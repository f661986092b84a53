import { useState, type SubmitEvent } from 'react';
import { useAsk } from '../api/use-ask.js';
import { EndVacationDocument, TakeVacationDocument } from '../gql/graphql.js';
import { useMoreWords } from '../words/use-more-words.js';
import type { Language } from '../words/languages.js';
import { localeOf } from '../words/times.js';
import { useSpeech } from '../words/use-words.js';
import { ProblemNote } from './problem-note.js';
import { Section } from './section.js';
import type { MySettings, VacationRow } from './use-my-settings.js';

const DAY = 86_400_000;

/** A local day as people write it. */
const dayText = (language: Language, day: string): string =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

type RowProps = Readonly<{ vacation: VacationRow; again: () => void }>;

function Row({ vacation: { id, first, last }, again }: RowProps) {
  const { language } = useSpeech();
  const { settings: words } = useMoreWords();
  const { send, busy, problem } = useAsk(EndVacationDocument);
  const begun = first <= new Date().toISOString().slice(0, 10);
  return (
    <li>
      <b>
        {first === last
          ? dayText(language, first)
          : `${dayText(language, first)} – ${dayText(language, last)}`}
      </b>
      <button
        type="button"
        className="button small"
        disabled={busy}
        onClick={() => void send({ id }).then(again)}
      >
        {begun ? words.stopVacation : words.endVacation}
      </button>
      <ProblemNote problem={problem} />
    </li>
  );
}

type Span = Readonly<{ first: string; last: string }>;

function Days({ days, change }: Readonly<{ days: Span; change: (part: Partial<Span>) => void }>) {
  const { settings: words } = useMoreWords();
  const tomorrow = new Date(Date.now() + DAY).toISOString().slice(0, 10);
  return (['first', 'last'] as const).map((end) => (
    <label key={end} className="field">
      <span>{end === 'first' ? words.firstDay : words.lastDay}</span>
      <input
        type="date"
        required
        min={end === 'last' && days.first !== '' ? days.first : tomorrow}
        value={days[end]}
        onChange={({ currentTarget: { value } }) => change({ [end]: value })}
      />
    </label>
  ));
}

function NewVacation({ again }: Pick<RowProps, 'again'>) {
  const { settings: words } = useMoreWords();
  const [days, setDays] = useState<Span>({ first: '', last: '' });
  const [refusal, setRefusal] = useState<string | null>(null);
  const { send, busy, problem } = useAsk(TakeVacationDocument);
  const submit = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const taken = (await send(days))?.takeVacation;
    setRefusal(taken?.__typename === 'Refusal' ? taken.message : null);
    if (taken?.__typename !== 'Vacation') return;
    setDays({ first: '', last: '' });
    again();
  };
  return (
    <form className="form" onSubmit={(event) => void submit(event)}>
      <div className="field-row">
        <Days days={days} change={(part) => setDays((before) => ({ ...before, ...part }))} />
        <button type="submit" className="button" disabled={busy}>
          {words.takeVacation}
        </button>
      </div>
      {refusal !== null && (
        <div className="note refused" role="alert">
          <b>{refusal}</b>
        </div>
      )}
      <ProblemNote problem={problem} />
    </form>
  );
}

/** Whole days on which my clocks stand still. */
export function VacationDays({ vacations, again }: Pick<MySettings, 'vacations' | 'again'>) {
  const { settings: words } = useMoreWords();
  const [now] = useState(() => Date.now());
  const coming = vacations.filter(({ endsAt }) => Date.parse(endsAt) > now);
  return (
    <Section name="vacation">
      <p className="soft">{words.vacationHint}</p>
      {coming.length === 0 ? (
        <p>{words.noVacation}</p>
      ) : (
        <ul className="rows">
          {coming.map((vacation) => (
            <Row key={vacation.id} vacation={vacation} again={again} />
          ))}
        </ul>
      )}
      <NewVacation again={again} />
    </Section>
  );
}
