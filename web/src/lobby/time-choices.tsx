import { TextField } from '../forms/text-field.js';
import { useWords } from '../words/use-words.js';
import { Choices } from './choices.js';
import { PACES, type Change, type Draft } from './draft.js';

type Props = Readonly<{ draft: Draft; change: Change }>;

const SYSTEMS = ['PER_STRETCH', 'BANK'] as const;
const OUTS = ['LADDER', 'REMIND'] as const;
/** As many as the server takes. */
const MOST_HOURS = { PER_STRETCH: 720, BANK: 2160 } as const;
const MOST_GRACE = 168;
const MOST_TURNS = 20;

type Amount = 'hours' | 'increment' | 'grace' | 'excuses' | 'keepAfter';

/** A number of the draft, within what the server takes. */
function AmountField({
  draft,
  change,
  ...field
}: Props & Readonly<{ amount: Amount; label: string; min: number; max: number }>) {
  const { amount, ...shown } = field;
  return (
    <TextField
      {...shown}
      type="number"
      required
      value={String(draft[amount])}
      onValue={(value) => change({ [amount]: Number(value) })}
    />
  );
}

/** A pace of one's own: how time is measured, how much of it there is, and how patient the autopilot is. */
function OwnPace({ draft, change }: Props) {
  const { lobby } = useWords();
  const { system, hours, whenOut } = draft;
  const amounts: readonly (readonly [Amount, string, number, number])[] = [
    ['hours', lobby.hours[system], 1, MOST_HOURS[system]],
    ...(system === 'BANK' ? ([['increment', lobby.increment, 0, hours]] as const) : []),
    ['grace', lobby.grace, 0, MOST_GRACE],
    ...(whenOut === 'LADDER'
      ? ([
          ['excuses', lobby.excuses, 0, MOST_TURNS],
          ['keepAfter', lobby.keepAfter, 1, MOST_TURNS],
        ] as const)
      : []),
  ];
  return (
    <div className="own-pace">
      <Choices
        legend={lobby.timeSystem}
        name="system"
        value={system}
        options={SYSTEMS.map((value) => ({ value, label: lobby.timeSystems[value] }))}
        onChoose={(next) => change({ system: next })}
      />
      <div className="hours">
        {amounts.map(([amount, label, min, max]) => (
          <AmountField key={amount} {...{ draft, change, amount, label, min, max }} />
        ))}
      </div>
    </div>
  );
}

/** How much time everybody has, and what happens when it runs out. */
export function TimeChoices({ draft, change }: Props) {
  const { lobby } = useWords();
  const { pace, whenOut } = draft;
  return (
    <>
      <Choices
        legend={lobby.pace}
        name="pace"
        value={pace}
        options={PACES.map((value) => ({ value, ...lobby.paces[value] }))}
        onChoose={(next) => change({ pace: next })}
      />
      {pace === 'own' && <OwnPace draft={draft} change={change} />}
      {pace !== 'none' && (
        <>
          <p className="soft fine-print">{lobby.ownHours}</p>
          <Choices
            legend={lobby.whenOut}
            name="whenOut"
            value={whenOut}
            options={OUTS.map((value) => ({ value, ...lobby.outs[value] }))}
            onChoose={(next) => change({ whenOut: next })}
          />
        </>
      )}
    </>
  );
}
