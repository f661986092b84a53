import { archiveOf } from '../api/archive.js';
import { Icon } from '../art/icon.js';
import { useMoreWords } from '../words/use-more-words.js';
import { CheckFile } from './check-file.js';
import { csvOf } from './commands.js';
import { AuditSection } from './section.js';
import type { AuditedEvent } from './use-audit.js';

/** Hands text over as a file. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

type Props = Readonly<{ gameId: string; events: readonly AuditedEvent[] | null }>;

/** The game as a file that anybody can check, as a table, and a place to check a file. */
export function Files({ gameId, events }: Props) {
  const { audit } = useMoreWords();
  return (
    <AuditSection name="files" state={null}>
      <div className="downloads">
        <p>
          <a className="button" href={archiveOf(gameId)} download>
            <Icon name="b-save" /> {audit.archive}
          </a>
          <span className="soft">{audit.archiveHint}</span>
        </p>
        <p>
          <button
            type="button"
            className="button"
            disabled={events === null}
            onClick={() => download(`cairn-${gameId}.csv`, csvOf(events ?? []))}
          >
            <Icon name="b-save" /> {audit.table}
          </button>
          <span className="soft">{audit.tableHint}</span>
        </p>
      </div>
      <CheckFile />
    </AuditSection>
  );
}
