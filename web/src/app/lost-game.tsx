import type { Fault } from '../api/faults.js';
import { linkOf } from '../api/links.js';
import { PlayNow } from '../lobby/play-now.js';
import { useSession } from '../session/session.js';
import { useWords } from '../words/use-words.js';
import { LostPage } from './lost-page.js';

/** A game or table that is not there for the reader: unknown, hidden, or its link is no longer good. Whoever came to see a game can have one. */
export function LostGame({ id, fault }: Readonly<{ id: string; fault: Fault }>) {
  const { common } = useWords();
  const { viewer } = useSession();
  if (fault.kind !== 'notFound') return <LostPage fault={fault} />;
  const hidden = viewer === null ? common.hiddenHint : common.hiddenHintIn;
  return (
    <LostPage fault={fault} hint={linkOf(id) === null ? hidden : common.deadLink}>
      <PlayNow className="button" />
    </LostPage>
  );
}
