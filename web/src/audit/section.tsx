import type { ReactNode } from 'react';
import { Icon } from '../art/icon.js';
import type { MoreWords } from '../words/more-words.js';
import { useMoreWords } from '../words/use-more-words.js';

type PartName = keyof MoreWords['audit']['sections'];
export type State = keyof MoreWords['audit']['states'];

const ICONS = { ok: 'b-check', open: 'b-hourglass', bad: 'b-warn' } as const;

/** Whether a part is in order: by sign, colour and word. */
export function StateMark({ state }: Readonly<{ state: State }>) {
  const { audit } = useMoreWords();
  return (
    <span className={`state-mark ${state}`}>
      <Icon name={ICONS[state]} size={17} />
      <span className="visually-hidden">{audit.states[state]}</span>
    </span>
  );
}

type Props = Readonly<{ name: PartName; state: State | null; children: ReactNode }>;

/** A part of the audit, with its own tick. */
export function AuditSection({ name, state, children }: Props) {
  const { audit } = useMoreWords();
  return (
    <section id={name} className="panel audit-section" aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>
        {state !== null && <StateMark state={state} />}
        {audit.sections[name]}
      </h2>
      {children}
    </section>
  );
}
