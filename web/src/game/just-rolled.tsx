import { Die } from '../art/die.js';
import type { Rolled } from './rolled.js';
import { useTable } from './table.js';
import { TakeBackButton } from './undo-bar.js';

const TILTS = [-6, 4, -3, 5, -4, 6];

function WhatFell({ rolled }: Readonly<{ rolled: Rolled }>) {
  return (
    <div className="just-rolled-inside">
      <span className="just-rolled-dice" aria-hidden="true">
        {rolled.dice.map((face, index) => (
          <span key={index} className="tumble">
            <Die face={face} size={24} turn={TILTS[index % TILTS.length] ?? 0} />
          </span>
        ))}
        {rolled.sum !== null && <b className="display">= {rolled.sum}</b>}
      </span>
      <span className="visually-hidden">{rolled.fell}. </span>
      <span>{rolled.brought.join('. ')}.</span>
    </div>
  );
}

/**
 * What I have just rolled and what it brought, where the rules left me no choice: the next decision is open already, so that it
 * is told beside it, and stays until I go on. The region is there before it speaks, or nobody would hear it. Where nobody has to
 * agree, the way back is in the same note: both tell of one roll, and the column has no room for two.
 */
export function JustRolled({ idle }: Readonly<{ idle: boolean }>) {
  const { rolled, undo } = useTable();
  const shown = idle ? null : rolled;
  return (
    <div className={shown === null ? 'visually-hidden' : 'just-rolled'}>
      <div role="status">{shown !== null && <WhatFell key={shown.version} rolled={shown} />}</div>
      {shown !== null && undo?.alone === true && <TakeBackButton undo={undo} />}
    </div>
  );
}
