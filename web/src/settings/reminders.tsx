import { useMoreWords } from '../words/use-more-words.js';
import { KeptNote } from './kept-note.js';
import { Section } from './section.js';
import { useChange, type Keeper, type Settings } from './use-my-settings.js';

const SHARES = [75, 50, 33, 25, 15];

type SwitchProps = Readonly<{ label: string; hint: string; on: boolean; turn: (on: boolean) => void }>;

function Switch({ label, hint, on, turn }: SwitchProps) {
  return (
    <label className="choice">
      <input type="checkbox" checked={on} onChange={({ currentTarget: { checked } }) => turn(checked)} />
      <span>
        {label}
        <small>{hint}</small>
      </span>
    </label>
  );
}

type Props = Readonly<{ settings: Settings; mine: Keeper }>;

/** At which moments I want to hear from a game. */
export function Reminders({ settings: { reminders }, mine }: Props) {
  const { settings: words } = useMoreWords();
  const { change, ...kept } = useChange(mine);
  const { yourTurn, timeLeftPercent, nearlyUp } = reminders;
  const shares = [...new Set([...SHARES, timeLeftPercent ?? 25])].sort((one, other) => other - one);
  return (
    <Section name="reminders">
      <Switch
        label={words.yourTurn}
        hint={words.yourTurnHint}
        on={yourTurn}
        turn={(on) => void change({ reminders: { yourTurn: on } })}
      />
      <label className="field">
        <span>{words.timeLeft}</span>
        <select
          value={timeLeftPercent ?? 0}
          onChange={({ currentTarget: { value } }) =>
            void change({ reminders: { timeLeftPercent: Number(value) } })
          }
        >
          {shares.map((share) => (
            <option key={share} value={share}>
              {words.percent(share)}
            </option>
          ))}
          <option value={0}>{words.never}</option>
        </select>
      </label>
      <Switch
        label={words.nearlyUp}
        hint={words.nearlyUpHint}
        on={nearlyUp}
        turn={(on) => void change({ reminders: { nearlyUp: on } })}
      />
      <KeptNote {...kept} />
    </Section>
  );
}
