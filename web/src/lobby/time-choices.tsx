import { TextField } from '../forms/text-field.js';
import { useWords } from '../words/use-words.js';
import { Choices } from './choices.js';
import { PACES, type Change, type Draft } from './draft.js';

type Props = Readonly<{ draft: Draft; change: Change }>;

const SYSTEMS = ['PER_STRETCH', 'BANK'] as const;
const OUTS = ['LADDER', 'REMIND'] as const;
/** As many as the server takes. */
const MOST_HOURS = { PER_STRETCH: 720, BANK: 2160 } as const;

/** A pace of one's own: how time is measured, and how much of it there is. */
function OwnPace({ draft, change }: Props) {
  const { lobby } = useWords();
  const { system, hours, increment } = draft;
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
        <TextField
          label={lobby.hours[system]}
          type="number"
          min={1}
          max={MOST_HOURS[system]}
          required
          value={String(hours)}
          onValue={(value) => change({ hours: Number(value) })}
        />
        {system === 'BANK' && (
          <TextField
            label={lobby.increment}
            type="number"
            min={0}
            max={hours}
            required
            value={String(increment)}
            onValue={(value) => change({ increment: Number(value) })}
          />
        )}
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
