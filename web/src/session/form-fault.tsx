import type { Fault } from '../api/faults.js';
import { FaultNote } from '../api/trouble-note.js';
import { useWords } from '../words/use-words.js';
import type { Words } from '../words/words.js';

/** Which field of a form about accounts a fault belongs to, and what it says there. */
export function wrongIn(fault: Fault | null, field: string, { account }: Words): string | null {
  if (fault === null || fault.field !== field) return null;
  const said: Readonly<Record<string, string>> = fault.code === 'TAKEN' ? account.taken : account.bad;
  return said[field] ?? null;
}

/** A fault that belongs to no field: a wrong password, too many tries, or a server that does not answer. */
export function FormFault({ fault, fields }: Readonly<{ fault: Fault | null; fields: readonly string[] }>) {
  const { account } = useWords();
  if (fault === null || (fault.field !== null && fields.includes(fault.field))) return null;
  if (fault.code !== 'WRONG_PASSWORD') return <FaultNote fault={fault} />;
  return (
    <div className="note refused" role="alert">
      <b>{account.wrong}</b>
      {account.wrongHint}
    </div>
  );
}
