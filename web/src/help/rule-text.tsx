import '../style/help.css';
import { useMoreWords } from '../words/use-more-words.js';
import { useWords } from '../words/use-words.js';
import type { Words } from '../words/words.js';
import type { Rule } from './use-rules.js';

type Book = Readonly<{ name: string; lines: readonly string[] }>;

/** The lines of each rulebook, rulebook by rulebook. */
function booksOf(citations: readonly string[], { table }: Words): readonly Book[] {
  const names: Readonly<Record<string, string>> = table.rulebooks;
  const lines = new Map<string, readonly string[]>();
  for (const citation of citations) {
    const [book = '', line = ''] = citation.split(':');
    lines.set(book, [...(lines.get(book) ?? []), line]);
  }
  return [...lines].sort().map(([book, its]) => ({
    name: names[book] ?? book,
    lines: [...new Set(its)].sort((one, other) => Number(one) - Number(other)),
  }));
}

/** What each rulebook says where they differ. */
function Editions({ editions }: Pick<Rule, 'editions'>) {
  const { help } = useMoreWords();
  if (editions.length === 0) return null;
  return (
    <>
      <h3>{help.differ}</h3>
      <dl className="facts">
        {editions.map(({ edition, name, words }) => (
          <div key={edition}>
            <dt>{name}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** One rule: what it says, where rulebooks differ, and where they say so. */
export function RuleText({ rule }: Readonly<{ rule: Rule }>) {
  const words = useWords();
  const { help } = useMoreWords();
  const books = booksOf([...rule.citations, ...rule.editions.map(({ citation }) => citation)], words);
  return (
    <article className="rule">
      <h2>
        {rule.heading} <span className="tag">{words.table.rule(rule.code)}</span>
      </h2>
      <p>{rule.text}</p>
      <Editions editions={rule.editions} />
      {books.length === 0 ? (
        <p className="soft">{help.silent}</p>
      ) : (
        <>
          <h3>{help.lines}</h3>
          <ul className="rule-lines">
            {books.map(({ name, lines }) => (
              <li key={name}>
                {name}: {lines.join(', ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}
