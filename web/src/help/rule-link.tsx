import { lazy, Suspense, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Link } from '../app/navigation.js';
import type { Refusal } from '../game/model.js';
import { useWords } from '../words/use-words.js';
import { useRuleName } from './use-rule-name.js';

const RuleSheet = lazy(async () => ({ default: (await import('./rule-sheet.js')).RuleSheet }));

/** A rule by its heading; by its code for the moment until that is known. */
function RuleName({ code }: Readonly<{ code: string }>) {
  const { table } = useWords();
  return useRuleName(code) ?? table.rule(code);
}

/**
 * The rule a refusal rests on. It opens over the page, because following the link would lose what one was about to do;
 * in a tab of its own it is a page like any other.
 */
export function RuleLink({ rule, children }: Pick<Refusal, 'rule'> & Readonly<{ children?: ReactNode }>) {
  const [open, setOpen] = useState(false);
  if (rule === null || rule === '') return null;
  return (
    <span className="rule-link">
      <Link
        to={{ page: 'help', rule }}
        onClick={(event) => {
          if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {children ?? <RuleName code={rule} />}
      </Link>
      {open &&
        createPortal(
          <Suspense fallback={null}>
            <RuleSheet code={rule} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </span>
  );
}
