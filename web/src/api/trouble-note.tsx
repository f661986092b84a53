import { RuleLink } from '../help/rule-link.js';
import { useWords } from '../words/use-words.js';
import type { Words } from '../words/words.js';
import type { Fault } from './faults.js';
import type { Trouble } from './use-command.js';

type Props = Readonly<{ trouble: Trouble | null }>;

/** What happened, in one sentence, and what it means for whoever reads it. */
export function faultText(
  { kind, wait }: Fault,
  { common }: Words,
): Readonly<{ title: string; hint: string }> {
  const [title, hint] = {
    unreachable: [common.unreachable, common.unreachableHint],
    notFound: [common.nowhere, common.nowhereHint],
    forbidden: [common.privateFire, common.privateFireHint],
    signedOut: [common.signedOut, common.signedOutHint],
    tooFast: [common.tooFast, common.tooFastHint(Math.ceil((wait ?? 60) / 60))],
    ahead: [common.nowhere, common.aheadHint],
    busy: [common.busy, common.busyHint],
    broken: [common.fault, common.faultHint],
  }[kind] as [string, string];
  return { title, hint };
}

/** A fault in words: what happened, whether anything was stored, and the number to quote. */
export function FaultNote({ fault }: Readonly<{ fault: Fault }>) {
  const words = useWords();
  const { title, hint } = faultText(fault, words);
  return (
    <div className="note refused" role="alert">
      <b>{title}</b>
      {hint} {fault.quote !== null && words.common.quote(fault.quote)}
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
          <RuleLink {...trouble} />
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
