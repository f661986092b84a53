import { Die } from '../art/die.js';
import { useTable } from './table.js';

const TILTS = [-6, 4, -3, 5, -4, 6];

/**
 * What I have just rolled and what it brought, where the rules left me no choice: the next decision is open already, so that it
 * is told beside it, and stays until I go on. The region is there before it speaks, or nobody would hear it.
 */
export function JustRolled({ idle }: Readonly<{ idle: boolean }>) {
  const { rolled } = useTable();
  const shown = idle ? null : rolled;
  return (
    <div role="status" className={shown === null ? 'visually-hidden' : 'just-rolled'}>
      {shown !== null && (
        <div key={shown.version} className="just-rolled-inside">
          <span className="just-rolled-dice" aria-hidden="true">
            {shown.dice.map((face, index) => (
              <span key={index} className="tumble">
                <Die face={face} size={24} turn={TILTS[index % TILTS.length] ?? 0} />
              </span>
            ))}
            {shown.sum !== null && <b className="display">= {shown.sum}</b>}
          </span>
          <span className="visually-hidden">{shown.fell}. </span>
          <span>{shown.brought.join('. ')}.</span>
        </div>
      )}
    </div>
  );
}
