import { useWords } from '../words/use-words.js';
import type { Fault } from './faults.js';
import type { Trouble } from './use-command.js';

type Props = Readonly<{ trouble: Trouble | null }>;

/** A fault in words: what happened, and whether anything was stored. */
export function FaultNote({ fault }: Readonly<{ fault: Fault }>) {
  const { common } = useWords();
  const [title, hint] = {
    unreachable: [common.unreachable, common.unreachableHint],
    notFound: [common.nowhere, common.nowhereHint],
    forbidden: [common.privateFire, common.privateFireHint],
    signedOut: [common.signedOut, common.signedOutHint],
    broken: [common.fault, common.faultHint],
  }[fault];
  return (
    <div className="note refused" role="alert">
      <b>{title}</b>
      {hint}
    </div>
  );
}

/** Why a command was not carried out, beside the button that sent it. */
export function TroubleNote({ trouble }: Props) {
  const { decision } = useWords();
  if (trouble === null) return null;
  switch (trouble.kind) {
    case 'failed':
      return <FaultNote fault={trouble.fault} />;
    case 'rejected':
      return (
        <div className="note refused" role="alert">
          <b>{trouble.message}</b>
        </div>
      );
    case 'stale':
      return (
        <div className="note" role="alert">
          <b>{decision.tableMovedOn}</b>
          {decision.staleHint}
        </div>
      );
  }
}
