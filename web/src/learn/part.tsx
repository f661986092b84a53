import { createContext, use, type ReactNode } from 'react';
import { Icon, type Drawing } from '../art/icon.js';
import { RuleLink } from '../help/rule-link.js';
import { useLearnWords } from '../words/use-learn-words.js';
import { useWords } from '../words/use-words.js';
import type { Lesson } from './lesson.js';
import { RULES_BEHIND, type Part } from './parts.js';

/** What the server tells for the lesson; null until it has. */
export const LessonContext = createContext<Lesson | null>(null);
export const useLesson = (): Lesson | null => use(LessonContext);

/** The rules in full: by their headings as soon as these are known. */
function RulesBehind({ part }: Readonly<{ part: Part }>) {
  const { behind } = useLearnWords();
  const { table } = useWords();
  const headings = useLesson()?.headings;
  return (
    <div className="learn-rules">
      <p aria-hidden="true">{behind}</p>
      <ul aria-label={behind}>
        {RULES_BEHIND[part].map((code) => (
          <li key={code}>
            <RuleLink rule={code}>{headings?.get(code) ?? table.rule(code)}</RuleLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** One part of the lesson, with the rules that bind it below. */
export function LearnPart({ part, children }: Readonly<{ part: Part; children: ReactNode }>) {
  const words = useLearnWords();
  return (
    <section id={part} className="panel padded learn-part" aria-labelledby={`${part}-title`}>
      <h2 id={`${part}-title`}>{words[part].title}</h2>
      {children}
      <RulesBehind part={part} />
    </section>
  );
}

type ItemProps = Readonly<{
  icon: Drawing;
  item: Readonly<{ title: string; text: string }>;
  children?: ReactNode;
}>;

/** Short paragraphs, each with what it is about before it. */
export function Items({ children }: Readonly<{ children: ReactNode }>) {
  return <dl className="learn-items">{children}</dl>;
}

/** One of them, with a drawing. */
export function LearnItem({ icon, item, children }: ItemProps) {
  return (
    <div>
      <dt>
        <Icon name={icon} size={20} /> {item.title}
      </dt>
      <dd>
        {item.text}
        {children}
      </dd>
    </div>
  );
}
