import '../style/help.css';
import { useMoreWords } from '../words/use-more-words.js';
import { useWords } from '../words/use-words.js';
import type { Rule } from './use-rules.js';

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
  return (
    <article className="rule">
      <h2>
        {rule.heading} <span className="tag">{words.table.rule(rule.code)}</span>
      </h2>
      <p>{rule.text}</p>
      <Editions editions={rule.editions} />
      {rule.sources.length === 0 ? (
        <p className="soft">{help.silent}</p>
      ) : (
        <>
          <h3>{help.sources}</h3>
          <ul className="rule-lines">
            {rule.sources.map(({ rulebook, name, headings }) => (
              <li key={rulebook}>
                {name}: {headings.join(' · ')}
              </li>
            ))}
          </ul>
        </>
      )}
    </article>
  );
}
