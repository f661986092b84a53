import { useState } from 'react';
import { useClient } from 'urql';
import { keptEntropy } from '../api/entropy.js';
import { TroubleNote } from '../api/trouble-note.js';
import { goTo } from '../app/navigation.js';
import { DeclineInvitationDocument } from '../gql/graphql.js';
import { onPress } from '../lib/press.js';
import { useWords } from '../words/use-words.js';
import { Bots } from './bots.js';
import type { Hosting } from './use-hosting.js';
import { useSeat, type Seat } from './use-seat.js';
import type { Table } from './use-table.js';

type Step = 'sitDown' | 'beReady';

/** The one thing to do next at this table; null when one can only wait. */
function nextStep({ mySeat, nextJoin }: Table, invited: Invited): Step | null {
  if (nextJoin !== null) return mySeat === null && invited !== 'no' ? 'sitDown' : null;
  return mySeat?.ready === false ? 'beReady' : null;
}

/** Whether I may sit down here because I was asked, because everybody may, or not at all. */
export type Invited = 'asked' | 'open' | 'no';

type StepProps = Readonly<{ step: Step; seat: Seat; blocked: boolean }>;

function NextStep({ step, seat, blocked }: StepProps) {
  const { lobby } = useWords();
  return (
    <button
      type="button"
      className="button primary wide"
      disabled={seat.busy || blocked}
      onClick={() => void seat[step]()}
    >
      {{ sitDown: lobby.takeSeat, beReady: lobby.ready }[step]}
    </button>
  );
}

/** Sealed on another device, or storage was emptied: what was sealed cannot be shown any more. */
const isLost = ({ id, settings }: Table, step: Step | null): boolean =>
  step === 'beReady' && settings.entropy === 'SEALED' && keptEntropy(id) === null;

type Props = Readonly<{
  table: Table;
  invited: Invited;
  hosting: Hosting;
  /** Who was asked here and has not answered, by name. */
  asked: readonly string[];
  again: (atLeast: number | null) => void;
}>;

/** Everything one can do at a table before the start; what comes next stands first. */
export function TableActions({ table, invited, hosting, asked, again }: Props) {
  const { lobby } = useWords();
  const seat = useSeat(table, again);
  const step = nextStep(table, invited);
  const lostSecret = isLost(table, step);
  return (
    <>
      <TroubleNote trouble={seat.trouble ?? hosting.trouble} />
      {lostSecret && <p className="note">{lobby.secretLost}</p>}
      <div className="actions">
        {step !== null && <NextStep step={step} seat={seat} blocked={lostSecret} />}
        {invited === 'asked' && table.mySeat === null && <Decline id={table.id} />}
        {table.mine && <Bots table={table} hosting={hosting} asked={asked} />}
        {table.mySeat !== null && (
          <button type="button" className="button" disabled={seat.busy} onClick={() => void seat.getUp()}>
            {lobby.leaveSeat}
          </button>
        )}
        {table.mine && <GiveUp hosting={hosting} />}
      </div>
    </>
  );
}

function Decline({ id }: Readonly<{ id: string }>) {
  const { home } = useWords();
  const client = useClient();
  const decline = async (): Promise<void> => {
    const { error } = await client.mutation(DeclineInvitationDocument, { gameId: id });
    if (error === undefined) goTo({ page: 'home' });
  };
  return (
    <button type="button" className="button" onClick={() => void decline()}>
      {home.decline}
    </button>
  );
}

/** Giving the table up takes two presses: it is for good, and for everybody. */
function GiveUp({ hosting }: Readonly<{ hosting: Hosting }>) {
  const { lobby, common } = useWords();
  const [sure, setSure] = useState(false);
  if (!sure) {
    return (
      <button type="button" className="button" disabled={hosting.busy} onClick={() => setSure(true)}>
        {lobby.giveUp}
      </button>
    );
  }
  return (
    <>
      <button
        type="button"
        className="button danger"
        disabled={hosting.busy}
        onClick={onPress(() => void hosting.giveUp())}
      >
        {lobby.surelyGiveUp}
      </button>
      <button type="button" className="button" onClick={() => setSure(false)}>
        {common.back}
      </button>
    </>
  );
}
