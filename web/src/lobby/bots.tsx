import { useState } from 'react';
import { onPress } from '../lib/press.js';
import { useWords } from '../words/use-words.js';
import type { Hosting } from './use-hosting.js';
import type { Table } from './use-table.js';

type Way = 'addBot' | 'fill';
type Props = Readonly<{ table: Table; hosting: Hosting; asked: readonly string[] }>;

/** Bots on free seats, and starting with fewer than there is room for. */
export function Bots({ table, hosting, asked }: Props) {
  const { lobby } = useWords();
  const [wanted, want] = useState<Way | null>(null);
  const { busy } = hosting;
  if (table.nextJoin === null) return null;
  const free = table.settings.seats - table.seats.length;
  const early = table.seats.length >= 2 && table.seats.every(({ ready }) => ready);
  /** An invitation keeps no seat: whoever gives away one that somebody was asked for is told so first. */
  const seat = (way: Way, bots: number) => (): void => {
    if (free - bots < asked.length) want(way);
    else void hosting[way]();
  };
  if (wanted !== null && asked.length > 0) {
    return <Instead way={wanted} hosting={hosting} asked={asked} onBack={() => want(null)} />;
  }
  return (
    <>
      {early && (
        <button type="button" className="button primary" disabled={busy} onClick={() => void hosting.start()}>
          {lobby.startNow(table.seats.length)}
        </button>
      )}
      <button type="button" className="button" disabled={busy} onClick={seat('addBot', 1)}>
        {lobby.addBot}
      </button>
      {free > 1 && (
        <button type="button" className="button" disabled={busy} onClick={seat('fill', free)}>
          {lobby.fillWithBots}
        </button>
      )}
    </>
  );
}

type InsteadProps = Readonly<{
  way: Way;
  hosting: Hosting;
  asked: readonly string[];
  onBack: () => void;
}>;

/** Asks once more before bots sit down where people were asked to. */
function Instead({ way, hosting, asked, onBack }: InsteadProps) {
  const { lobby, common } = useWords();
  const go = (): void => {
    onBack();
    void hosting[way]();
  };
  return (
    <div className="note instead" role="alert">
      <p>{lobby.botsInstead(asked.join(', '), asked.length)}</p>
      <div className="actions">
        <button type="button" className="button" disabled={hosting.busy} onClick={onPress(go)}>
          {lobby.letBots}
        </button>
        <button type="button" className="button" onClick={onBack}>
          {common.back}
        </button>
      </div>
    </div>
  );
}
