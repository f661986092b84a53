import { useState } from 'react';
import { Die } from '../../art/die.js';
import { goodIcon, Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Words } from '../../words/words.js';
import { useTable } from '../table.js';
import { Tool } from '../tribes/tool.js';
import { Blocked, Confirm } from './confirm.js';
import type { SettleDecision, Step } from './decision.js';
import { Afterwards } from './errands.js';
import { Ladder } from './ladder.js';
import type { Move } from './move.js';
import { Panel } from './panel.js';
import { settleHead } from './settle-title.js';
import { Share } from './share.js';
import { addableTools, climbed, suggestedTools, sum, type Addable } from './tools.js';

const TILTS = [-6, 4, -3, 5, -4, 6];

type Toggle = (index: number) => void;
type PickerProps = Readonly<{ tools: readonly Addable[]; added: ReadonlySet<number>; toggle: Toggle }>;

function ToolPicker({ tools, added, toggle }: PickerProps) {
  const { acting } = useWords();
  if (tools.length === 0) return null;
  const stateOf = ({ used, once }: Addable, index: number) => {
    if (used) return 'used';
    if (added.has(index)) return 'added';
    return once ? 'once' : 'ready';
  };
  return (
    <fieldset className="tool-picker">
      <legend>{acting.yourTools}</legend>
      {tools.map((tool, index) => (
        <button
          key={index}
          type="button"
          data-tool={index + 1}
          aria-pressed={added.has(index)}
          disabled={tool.used}
          onClick={() => toggle(index)}
        >
          <Tool tool={tool} size="medium" added={added.has(index)} />
          {acting.toolStates[stateOf(tool, index)]}
        </button>
      ))}
    </fieldset>
  );
}

type SumProps = Readonly<{ decision: SettleDecision; added: number; next: string | null }>;

function Sum({ decision, added, next }: SumProps) {
  return (
    <div className="dice-sum" aria-hidden="true">
      {decision.dice.map((face, index) => (
        <span key={index} className="tumble">
          <Die
            face={face}
            size={decision.dice.length > 4 ? 26 : 38}
            turn={TILTS[index % TILTS.length] ?? 0}
          />
        </span>
      ))}
      {added > 0 && (
        <>
          <span className="sign">+</span>
          <span className="tool big added">{added}</span>
        </>
      )}
      <span className="sign">=</span>
      <b className="display total">{decision.sum + added}</b>
      {next !== null && <small className="sum-next">{next}</small>}
    </div>
  );
}

/** Which tools are added; it starts with those that are suggested. */
function useToggles(decision: SettleDecision): readonly [ReadonlySet<number>, Toggle] {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(() => new Set(suggestedTools(decision)));
  const toggle: Toggle = (index) =>
    setChosen((before) => {
      const others = [...before].filter((other) => other !== index);
      return new Set(before.has(index) ? others : [...others, index]);
    });
  return [chosen, toggle];
}

function moveOf(tools: readonly Addable[], chosen: ReadonlySet<number>, ornaments: number | null): Move {
  const added = tools.filter((_, index) => chosen.has(index));
  return {
    type: 'settle',
    tools: added.filter(({ once }) => !once).map(({ slot }) => slot),
    oneUse: added.flatMap(({ card }) => card ?? []),
    ...(ornaments === null ? {} : { ornaments }),
  };
}

/** What one piece more would take, and what the dice alone bring. */
const neededText = ({ plain }: SettleDecision, added: number, next: Step, { acting }: Words): string =>
  added === 0 ? acting.nextNeeds(next.pips) : acting.plain(plain, next.pips);

type TakingProps = Readonly<{ good: SettleDecision['good']; kept: number; ornaments: number | null }>;

/** What the button says: the goods, or how a hunt is shared out. */
function Taking({ good, kept, ornaments }: TakingProps) {
  const { acting } = useWords();
  const icon = kept === 0 && ornaments !== null && ornaments > 0 ? 'i-tooth' : goodIcon(good);
  return (
    <>
      <Icon name={icon} size={22} />{' '}
      {ornaments === null ? acting.take(kept, good) : acting.shares(kept, ornaments)}
    </>
  );
}

/** Dice lie; tools may be added, a hunt shared out, then the goods are taken. */
export function SettlePanel({ decision }: Readonly<{ decision: SettleDecision }>) {
  const words = useWords();
  const { acting } = words;
  const { view, alone } = useTable();
  const tools = addableTools(decision);
  const question = tools.some(({ used }) => !used) ? acting.addTools : acting.takeGoods;
  const [chosen, toggle] = useToggles(decision);
  const [food, setFood] = useState<number | null>(null);
  const added = sum([...chosen].map((index) => tools[index]?.value ?? 0));
  const { step, next } = climbed(decision.steps, decision.sum + added);
  const taken = step.pieces;
  const kept = Math.min(food ?? taken - (step.ornaments ?? 0), taken);
  const ornaments = decision.split ? taken - kept : null;
  const needed = next === null ? null : neededText(decision, added, next, words);
  return (
    <Panel
      {...settleHead(decision, question, words, view)}
      mine
      until={decision.until}
      actions={
        <Confirm move={moveOf(tools, chosen, ornaments)}>
          <Taking good={decision.good} kept={kept} ornaments={ornaments} />
        </Confirm>
      }
      hint={[needed, acting.rollBack(alone)].join(' ')}
      after={<Afterwards here={'place' in decision.source ? decision.source.place : null} />}
    >
      <Sum decision={decision} added={added} next={next === null ? null : acting.nextNeeds(next.pips)} />
      <Ladder decision={decision} added={added} />
      <ToolPicker tools={tools} added={chosen} toggle={toggle} />
      {decision.split && <Share decision={decision} total={taken} food={kept} onFood={setFood} />}
      <Blocked />
    </Panel>
  );
}
