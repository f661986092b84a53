import { useState, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.js';
import type { Words } from '../../words/words.js';
import { useTable } from '../table.js';
import { AllSimple } from './all-simple.js';
import { AnyTwoPanel } from './any-two-panel.js';
import { Blocked, Confirm } from './confirm.js';
import type { ActDecision, Errand } from './decision.js';
import { errandNow } from './errand-now.js';
import { Errands } from './errands.js';
import { Panel } from './panel.js';
import { nameOf } from './place-names.js';
import { PurchasePanel } from './purchase-panel.js';

type Use = Extract<Errand, { action: 'use' }>;
type Roll = Extract<Errand, { action: 'roll' }>;
type Part<Kind> = Readonly<{ decision: ActDecision; errand: Kind; others: ReactNode }>;

/** What using a village place does, and what that is good for. */
function useWordsFor({ benefit }: Use, { acting }: Words): Readonly<{ label: string; hint: string }> {
  if (benefit.kind === 'trade') {
    return { label: acting.use.trade(benefit.steps), hint: acting.useHints.trade(benefit.ornaments) };
  }
  const what = benefit.kind === 'counted' ? benefit.what : 'other';
  if (what === 'tool' || what === 'person' || what === 'grain') {
    return { label: acting.use[what], hint: acting.useHints[what] };
  }
  return { label: acting.use.other, hint: acting.useHints.other };
}

function UsePanel({ decision, errand, others }: Part<Use>) {
  const words = useWords();
  const { view } = useTable();
  const { label, hint } = useWordsFor(errand, words);
  return (
    <Panel
      tag={words.decision.yours}
      mine
      title={nameOf(errand.place, words, view)}
      until={decision.until}
      actions={
        <>
          <Confirm move={{ type: 'usePlace', place: errand.place }}>{label}</Confirm>
          <AllSimple decision={decision} />
        </>
      }
      after={others}
    >
      <p className="hint">{hint}</p>
      <Blocked />
    </Panel>
  );
}

function RollPanel({ decision, errand, others }: Part<Roll>) {
  const words = useWords();
  const { acting } = words;
  const { view, alone } = useTable();
  const { dice, yields, place, expected } = errand;
  return (
    <Panel
      tag={words.decision.yours}
      mine
      title={nameOf(place, words, view)}
      until={decision.until}
      actions={<Confirm move={{ type: 'roll', place }}>{acting.roll(dice)}</Confirm>}
      after={others}
    >
      {yields !== null && (
        <p>
          {acting.everyPips(yields.divisor, yields.good)}
          {expected !== null && ` ${acting.about(dice, expected, yields.good)}.`}
        </p>
      )}
      <p className="hint">{acting.rollBack(alone)}</p>
      <Blocked />
    </Panel>
  );
}

/** Acting on one's places in any order: one is open, the others wait below. */
export function ActPanel({ decision }: Readonly<{ decision: ActDecision }>) {
  const { choosing } = useTable();
  const [taking, setTaking] = useState(false);
  const openAnyTwo = () => setTaking(true);
  const errand = errandNow(decision, choosing.place);
  if (taking && decision.anyTwo !== null) {
    return <AnyTwoPanel card={decision.anyTwo} until={decision.until} onBack={() => setTaking(false)} />;
  }
  if (errand === undefined) return null;
  const others = <Errands decision={decision} current={errand} openAnyTwo={openAnyTwo} />;
  const part = { decision, others };
  switch (errand.action) {
    case 'use':
      return <UsePanel {...part} errand={errand} />;
    case 'roll':
      return <RollPanel {...part} errand={errand} />;
    case 'buyCard':
    case 'buyBuilding':
      return (
        <PurchasePanel
          key={`${errand.place} ${JSON.stringify(errand.offer)}`}
          {...part}
          errand={errand}
          openAnyTwo={openAnyTwo}
        />
      );
  }
}
