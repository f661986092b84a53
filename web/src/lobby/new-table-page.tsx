import { useState, type SubmitEvent } from 'react';
import { TroubleNote } from '../api/trouble-note.js';
import { useCommand } from '../api/use-command.js';
import { goTo } from '../app/navigation.js';
import { OpenGameDocument, type EditionId } from '../gql/graphql.js';
import { useSession } from '../session/session.js';
import { useWords } from '../words/use-words.js';
import { Choices } from './choices.js';
import { LobbyFrame } from './lobby-frame.js';

type Draft = Readonly<{
  title: string;
  seats: number;
  edition: EditionId;
  expansion: boolean;
  visibility: 'PUBLIC' | 'UNLISTED';
}>;

const EDITIONS = ['CS_2019', 'CS_CLASSIC', 'SK_CLASSIC', 'HR_2008'] as const;
const VISIBILITIES = ['PUBLIC', 'UNLISTED'] as const;
const most = (expansion: boolean): number => (expansion ? 5 : 4);

type Change = (part: Partial<Draft>) => void;

function Seats({ draft, change }: Readonly<{ draft: Draft; change: Change }>) {
  const { lobby } = useWords();
  const counts = Array.from({ length: most(draft.expansion) - 1 }, (_, index) => String(index + 2));
  return (
    <Choices
      legend={lobby.howManyPlayers}
      name="seats"
      value={String(draft.seats)}
      options={counts.map((count) => ({ value: count, label: count }))}
      onChoose={(count) => change({ seats: Number(count) })}
    />
  );
}

function Rules({ draft, change }: Readonly<{ draft: Draft; change: Change }>) {
  const { lobby } = useWords();
  return (
    <>
      <Choices
        legend={lobby.rulebook}
        name="edition"
        value={draft.edition}
        options={EDITIONS.map((value) => ({ value, label: lobby.editions[value] }))}
        onChoose={(edition) => change({ edition })}
      />
      <label className="choice">
        <input
          type="checkbox"
          checked={draft.expansion}
          onChange={({ currentTarget: { checked } }) =>
            change({ expansion: checked, seats: Math.min(draft.seats, most(checked)) })
          }
        />
        <span>
          {lobby.withExpansion}
          <small>{lobby.expansionHint}</small>
        </span>
      </label>
    </>
  );
}

function Form({ draft, change }: Readonly<{ draft: Draft; change: Change }>) {
  const { lobby } = useWords();
  return (
    <>
      <label className="field">
        <span>{lobby.tableName}</span>
        <input
          value={draft.title}
          required
          maxLength={80}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
      </label>
      <Seats draft={draft} change={change} />
      <Rules draft={draft} change={change} />
      <Choices
        legend={lobby.whoSees}
        name="visibility"
        value={draft.visibility}
        options={VISIBILITIES.map((value) => ({
          value,
          label: lobby.visibility[value],
          hint: lobby.visibilityHints[value],
        }))}
        onChoose={(visibility) => change({ visibility })}
      />
    </>
  );
}

/** The terms of a new table, in plain words. */
export function NewTablePage() {
  const { lobby } = useWords();
  const { ensure } = useSession();
  const { send, sending, trouble } = useCommand(OpenGameDocument, ({ openGame }) => openGame);
  const [draft, setDraft] = useState<Draft>({
    title: lobby.tableNames[0] ?? '',
    seats: 2,
    edition: 'CS_2019',
    expansion: false,
    visibility: 'PUBLIC',
  });
  const open = async (event: SubmitEvent) => {
    event.preventDefault();
    if ((await ensure()) === null) return;
    const { title, visibility, expansion, seats, edition } = draft;
    const fixed = { order: 'DRAWN', entropy: 'SEALED', olderTiles: false, practice: false } as const;
    const settings = { edition, seats, ...fixed, ...(expansion ? { expansion: 'STYLE' as const } : {}) };
    const outcome = await send({ title: title.trim(), visibility, settings });
    if (outcome.kind === 'accepted') goTo({ page: 'table', id: outcome.gameId });
  };
  return (
    <LobbyFrame title={lobby.newTable} here="tables">
      <main className="one-column">
        <form className="panel padded form" onSubmit={(event) => void open(event)}>
          <Form draft={draft} change={(part) => setDraft((before) => ({ ...before, ...part }))} />
          <TroubleNote trouble={trouble} />
          <button type="submit" className="button primary wide" disabled={sending}>
            {sending ? lobby.opening : lobby.open}
          </button>
        </form>
      </main>
    </LobbyFrame>
  );
}
