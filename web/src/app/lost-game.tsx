import type { Fault } from '../api/faults.js';
import { linkOf } from '../api/links.js';
import { useWords } from '../words/use-words.js';
import { LostPage } from './lost-page.js';

/** A game or table that is not there for the reader: unknown, hidden, or its link is no longer good. */
export function LostGame({ id, fault }: Readonly<{ id: string; fault: Fault }>) {
  const { common } = useWords();
  if (fault.kind !== 'notFound') return <LostPage fault={fault} />;
  return <LostPage fault={fault} hint={linkOf(id) === null ? common.hiddenHint : common.deadLink} />;
}
