import { plainFault } from '../api/faults.js';
import { LostPage } from '../app/lost-page.js';
import { Link } from '../app/navigation.js';
import { LobbyFrame } from '../lobby/lobby-frame.js';
import { useMoreWords } from '../words/use-more-words.js';
import { useWords } from '../words/use-words.js';
import { RuleText } from './rule-text.js';
import { useRules, type Rule } from './use-rules.js';

type Props = Readonly<{ rules: readonly Rule[]; here: string | null }>;

/** Every rule by its heading; the one that is open is marked. */
function Contents({ rules, here }: Props) {
  const { help } = useMoreWords();
  return (
    <nav className="panel padded rule-contents" aria-labelledby="all-rules">
      <h2 id="all-rules">{help.all}</h2>
      <ol>
        {rules.map(({ code, heading }) => (
          <li key={code}>
            <Link to={{ page: 'help', rule: code }} {...(code === here ? { 'aria-current': 'page' } : {})}>
              <span className="soft">{code}</span> {heading}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The rules of the game, one of them in full; without a code only what there is. */
export function HelpPage({ rule: code }: Readonly<{ rule: string | null }>) {
  const { common } = useWords();
  const { help } = useMoreWords();
  const { rules, fault } = useRules();
  if (fault !== null) return <LostPage fault={fault} />;
  if (rules === null) return null;
  const rule = rules.find((each) => each.code === code?.toUpperCase());
  if (code !== null && rule === undefined) return <LostPage fault={plainFault('notFound')} />;
  return (
    <LobbyFrame title={help.title} here={null}>
      <main className="help">
        <section className="panel padded">
          {rule === undefined ? (
            <p>
              {help.intro} <Link to={{ page: 'learn' }}>{common.learn}</Link>
            </p>
          ) : (
            <RuleText rule={rule} />
          )}
        </section>
        <Contents rules={rules} here={rule?.code ?? null} />
      </main>
    </LobbyFrame>
  );
}
