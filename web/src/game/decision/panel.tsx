import type { ReactNode } from 'react';
import { Answer } from '../notices.js';
import { Until } from './until.js';

type Props = Readonly<{
  tag: string;
  mine: boolean;
  title: string;
  /** The rest of the question, left out where there is little room. */
  question?: string;
  until?: Date | null;
  /** It will be over in a moment: it keeps the room of what was here before. */
  brief?: boolean;
  children: ReactNode;
  /** The buttons; what was refused is said right above them. */
  actions?: ReactNode;
  /** Small print below the buttons. */
  hint?: ReactNode;
  /** What else waits for me. */
  after?: ReactNode;
}>;

/** The frame of every decision: tag, time, question, body, buttons; the same beside the board and in the phone's sheet. */
export function Panel(props: Props) {
  const { tag, mine, title, question, until = null, brief = false, children, actions, hint, after } = props;
  return (
    <section
      id="decision"
      className={`decision panel${mine ? ' mine-now' : ''}${brief ? ' brief' : ''}`}
      aria-labelledby="decision-title"
    >
      <header>
        <span className={mine ? 'tag mine' : 'tag'}>{tag}</span>
        {mine && <Until at={until} />}
      </header>
      <h2 id="decision-title" tabIndex={-1}>
        {title}
        {question !== undefined && <span className="question">: {question}</span>}
      </h2>
      {children}
      <Answer />
      {Boolean(actions) && <div className="actions">{actions}</div>}
      {hint !== undefined && <p className="hint">{hint}</p>}
      {after}
    </section>
  );
}
