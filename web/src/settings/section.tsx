import type { ReactNode } from 'react';
import type { MoreWords } from '../words/more-words.js';
import { useMoreWords } from '../words/use-more-words.js';

export type SectionName = keyof MoreWords['settings']['sections'];

type Props = Readonly<{ name: SectionName; children: ReactNode }>;

/** A part of the settings under its heading; the list of all of them leads there. */
export function Section({ name, children }: Props) {
  const { settings } = useMoreWords();
  return (
    <section id={name} className="panel padded form settings-section" aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`} tabIndex={-1}>
        {settings.sections[name]}
      </h2>
      {children}
    </section>
  );
}

/** The way to every part that is shown. */
export function SectionList({ names }: Readonly<{ names: readonly SectionName[] }>) {
  const { settings } = useMoreWords();
  return (
    <ul className="section-list">
      {names.map((name) => (
        <li key={name}>
          <a href={`#${name}`}>{settings.sections[name]}</a>
        </li>
      ))}
    </ul>
  );
}
