import { useState } from 'react';
import { Die } from '../../art/die.js';
import { goodIcon, Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import { Tool } from '../tribes/tool.js';
import type { Tool as ToolView } from '../model.js';
import type { Errand, SettleDecision } from './decision.js';
import { Ladder } from './ladder.js';
import { Panel } from './panel.js';

const TILTS = [-6, 4, -3, 5, -4, 6];
const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

type Toggle = (index: number) => void;

function ToolPicker({
  tools,
  added,
  toggle,
}: Readonly<{ tools: readonly ToolView[]; added: ReadonlySet<number>; toggle: Toggle }>) {
  const { decision } = useWords();
  if (tools.length === 0) return null;
  const stateOf = (tool: ToolView, index: number) => {
    if (tool.used) return 'used';
    if (added.has(index)) return 'added';
    return tool.once ? 'once' : 'ready';
  };
  return (
    <fieldset className="tool-picker">
      <legend>{decision.yourTools}</legend>
      {tools.map((tool, index) => (
        <button
          key={index}
          type="button"
          aria-pressed={added.has(index)}
          disabled={tool.used}
          onClick={() => toggle(index)}
        >
          <Tool tool={tool} size="medium" added={added.has(index)} />
          {decision.toolStates[stateOf(tool, index)]}
        </button>
      ))}
    </fieldset>
  );
}

function Errands({ errands }: Readonly<{ errands: readonly Errand[] }>) {
  const { decision } = useWords();
  if (errands.length === 0) return null;
  return (
    <div className="errands">
      <span className="soft">{decision.thenInAnyOrder}</span>
      <ul>
        {errands.map(({ icon, label, amount, any }) => (
          <li key={label} className="step">
            <Icon name={`i-${icon}`} /> {label} <b>{amount}</b>
            {any && <Icon name="i-any" size={15} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Sum({ decision, added }: Readonly<{ decision: SettleDecision; added: number }>) {
  return (
    <div className="dice-sum">
      {decision.dice.map((face, index) => (
        <Die
          key={index}
          face={face}
          size={decision.dice.length > 4 ? 26 : 38}
          turn={TILTS[index % TILTS.length] ?? 0}
        />
      ))}
      {added > 0 && (
        <>
          <span className="sign">+</span>
          <span className="tool big added">{added}</span>
        </>
      )}
      <span className="sign">=</span>
      <b className="display total">{sum(decision.dice) + added}</b>
    </div>
  );
}

/** Which tools are added; it starts with what the server suggests. */
function useToggles(suggested: readonly number[]): readonly [ReadonlySet<number>, Toggle] {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set(suggested));
  const toggle: Toggle = (index) =>
    setChosen((before) => {
      const others = [...before].filter((other) => other !== index);
      return new Set(before.has(index) ? others : [...others, index]);
    });
  return [chosen, toggle];
}

type Props = Readonly<{
  decision: SettleDecision;
  blocked: string | null;
  onSettle: (tools: readonly number[]) => void;
}>;

/** Dice lie; tools may be added before the goods are taken. */
export function SettlePanel({ decision, blocked, onSettle }: Props) {
  const words = useWords();
  const [chosen, toggle] = useToggles(decision.suggested);
  const pips = sum(decision.dice);
  const added = sum([...chosen].map((index) => decision.tools[index]?.value ?? 0));
  const taken = Math.floor((pips + added) / decision.divisor);
  const bare = Math.floor(pips / decision.divisor);
  return (
    <Panel
      tag={words.decision.yours}
      mine
      title={words.board.places[decision.site]}
      question={words.decision.addTools}
      until={decision.until}
    >
      <Sum decision={decision} added={added} />
      <Ladder pips={pips} added={added} divisor={decision.divisor} good={decision.good} />
      <ToolPicker tools={decision.tools} added={chosen} toggle={toggle} />
      <div className="actions">
        <button
          type="button"
          className="button primary wide"
          disabled={blocked !== null}
          onClick={() => onSettle([...chosen])}
        >
          <Icon name={goodIcon(decision.good)} size={22} /> {words.decision.take(taken, decision.good)}
        </button>
      </div>
      <p className="hint dice-hint">
        {words.decision.withoutTools(bare, (taken + 1) * decision.divisor)}
        <br />
        {blocked ?? words.decision.diceHaveFallen}
      </p>
      <Errands errands={decision.errands} />
    </Panel>
  );
}
