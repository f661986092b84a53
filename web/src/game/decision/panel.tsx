import type { ReactNode } from 'react';
import { Until } from './until.js';

type Props = Readonly<{
  tag: string;
  mine: boolean;
  title: string;
  /** The rest of the question, left out where there is little room. */
  question?: string;
  until: Date | null;
  children: ReactNode;
}>;

/** The frame of every decision: tag, time, question; the same beside the board and in the phone's sheet. */
export function Panel({ tag, mine, title, question, until, children }: Props) {
  return (
    <section
      id="decision"
      className={mine ? 'decision panel mine-now' : 'decision panel'}
      aria-labelledby="decision-title"
    >
      <header>
        <span className={mine ? 'tag mine' : 'tag'}>{tag}</span>
        <Until at={until} />
      </header>
      <h2 id="decision-title" tabIndex={-1}>
        {title}
        {question !== undefined && <span className="question">: {question}</span>}
      </h2>
      {children}
    </section>
  );
}
