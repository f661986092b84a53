import { useWords } from '../../words/use-words.js';
import { useTable } from '../table.js';
import type { ActDecision } from './decision.js';

/** One press for all places that leave nothing to decide; where there are fewer than two, each has its own. */
export function AllSimple({ decision }: Readonly<{ decision: ActDecision }>) {
  const { acting } = useWords();
  const { sender } = useTable();
  const simple = decision.errands.filter((errand) => errand.action === 'use');
  if (simple.length < 2) return null;
  const moves = simple.map(({ place }) => ({ type: 'usePlace', place }) as const);
  return (
    <button
      type="button"
      className="button all-simple"
      disabled={sender.sending || sender.blocked !== null}
      onClick={() => void sender.send(...moves)}
    >
      {acting.doAllSimple}
    </button>
  );
}
