import { useEffect } from 'react';
import { FaultNote } from '../api/trouble-note.js';
import { LostGame } from '../app/lost-game.js';
import { goTo } from '../app/navigation.js';
import { useWaiting } from '../inbox/inbox.js';
import { TalkBeside } from '../talk/talk-beside.js';
import { talkersAt } from '../talk/talkers.js';
import { clockTime } from '../words/times.js';
import { useSpeech, useWords } from '../words/use-words.js';
import { Camp } from './camp.js';
import { ClosedTable, FullTable } from './closed-table.js';
import { InvitePeople } from './invite-people.js';
import { LobbyFrame } from './lobby-frame.js';
import { Reached } from './reached.js';
import { ShareLink } from './share-link.js';
import { SimilarTables } from './similar-tables.js';
import { TableActions, type Invited } from './table-actions.js';
import { TableSeats } from './table-seats.js';
import { unanswered, useAsking } from './use-asking.js';
import { useHosting } from './use-hosting.js';
import { useTable, type Table } from './use-table.js';

function stateSentence(table: Table, lobby: ReturnType<typeof useWords>['lobby']): string {
  const free = table.settings.seats - table.seats.length;
  const slow = table.seats.filter(({ ready }) => !ready);
  if (free > 0) return lobby.freeSeats(free);
  return slow.length > 0 ? lobby.waitsForReady(slow.map(({ name }) => name).join(', ')) : lobby.allReady;
}

/** The terms, who opened it, and until when it waits for players. */
function Terms({ table }: Readonly<{ table: Table }>) {
  const { words, language } = useSpeech();
  const { lobby } = words;
  const { settings, owner, expiresAt, visibility } = table;
  return (
    <div className="terms">
      <p>{settings.words}</p>
      <p className="soft">
        {[
          ...(owner === null ? [] : [lobby.openedBy(owner.name)]),
          lobby.visibility[visibility],
          ...(expiresAt === null
            ? []
            : [lobby.expires(clockTime(language, new Date(expiresAt), new Date()))]),
        ].join(' · ')}
      </p>
    </div>
  );
}

function useInvited({ id, visibility, mine }: Table): Invited {
  const { invitedTo } = useWaiting();
  if (invitedTo.includes(id)) return 'asked';
  return visibility === 'INVITATION' && !mine ? 'no' : 'open';
}

type Props = Readonly<{ table: Table; again: (atLeast: number | null) => void }>;

/** Whoever may not sit down is told so; whoever finds no seat is shown others. */
function NoSeat({ table, invited }: Readonly<{ table: Table; invited: Invited }>) {
  const { common, lobby } = useWords();
  if (table.mySeat !== null) return null;
  if (table.nextJoin === null) {
    const why = table.invited ? lobby.fullWithoutYou : null;
    return <SimilarTables table={table} title={lobby.full} why={why} />;
  }
  if (invited !== 'no') return null;
  return (
    <div className="note">
      <b>{common.privateFire}</b>
      {lobby.byNameOnly(table.owner?.name ?? '')}
    </div>
  );
}

/** Where chance is sealed: why nobody can steer it, and what becomes of one's own part of it. */
function FairDice({ table: { settings, mySeat } }: Readonly<{ table: Table }>) {
  const { lobby } = useWords();
  if (settings.entropy !== 'SEALED') return null;
  return (
    <p className="soft fine-print">
      {lobby.fairDice} {mySeat?.ready === false && lobby.secretSealed}
    </p>
  );
}

/** A table that waits for players. */
function Gathering({ table, again }: Props) {
  const { lobby } = useWords();
  const invited = useInvited(table);
  const hosting = useHosting(table, again);
  const asking = useAsking(table);
  const { seats, settings, nextJoin, mine } = table;
  const talkers = talkersAt(seats, table.mySeat !== null);
  return (
    <main className="table-columns">
      <section className="panel padded form">
        <Camp taken={seats.length} seats={settings.seats} />
        <Terms table={table} />
        <TableSeats table={table} hosting={mine ? hosting : null} />
        <p role="status">{stateSentence(table, lobby)}</p>
        <Reached />
        <TableActions
          table={table}
          invited={invited}
          hosting={hosting}
          asked={unanswered(asking)}
          again={again}
        />
        <FairDice table={table} />
      </section>
      <div className="table-beside">
        <NoSeat table={table} invited={invited} />
        {nextJoin !== null && <ShareLink table={table} />}
        {talkers !== null && <TalkBeside gameId={table.id} talkers={talkers} />}
        {mine && nextJoin !== null && <InvitePeople asking={asking} />}
      </div>
    </main>
  );
}

/** Whoever sits at a table that has started is led to its board. */
function useStarted(table: Table | null): void {
  const begun =
    table !== null && table.status !== 'OPEN' && table.status !== 'CANCELLED' && table.mySeat !== null;
  const id = table?.id;
  useEffect(() => {
    if (begun && id !== undefined) goTo({ page: 'game', id }, { replace: true });
  }, [begun, id]);
}

/** A table before the start: its terms, who sits there, the link to share, ready; and what to do when it is too late. */
export function TablePage({ id }: Readonly<{ id: string }>) {
  const { table, fault, again } = useTable(id);
  useStarted(table);
  if (table === null) {
    return fault === null ? null : <LostGame id={id} fault={fault} />;
  }
  return (
    <LobbyFrame title={table.title} here="tables">
      {table.status === 'OPEN' && <Gathering table={table} again={again} />}
      {table.status === 'CANCELLED' && <ClosedTable table={table} />}
      {(table.status === 'RUNNING' || table.status === 'OVER') && <FullTable table={table} />}
      {fault !== null && <FaultNote fault={fault} />}
    </LobbyFrame>
  );
}
