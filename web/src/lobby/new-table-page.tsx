import { useState, type SubmitEvent } from 'react';
import { keepLink } from '../api/links.js';
import { TroubleNote } from '../api/trouble-note.js';
import { useCommand } from '../api/use-command.js';
import { goTo } from '../app/navigation.js';
import { OpenGameDocument } from '../gql/graphql.js';
import { useSession } from '../session/session.js';
import { useSpeech } from '../words/use-words.js';
import { newDraft, settingsOf, type Draft } from './draft.js';
import { LobbyFrame } from './lobby-frame.js';
import { NewTableForm } from './new-table-form.js';
import { useContentFiles } from './use-content-files.js';
import { useJoining } from './use-joining.js';
import { BOOK_OF } from './use-play-now.js';

/** A name to begin with; another one every day. */
const nameOf = (names: readonly string[]): string =>
  names[Math.floor(Date.now() / 86_400_000) % names.length] ?? '';

function useOpening() {
  const { ensure } = useSession();
  const opening = useCommand(OpenGameDocument, ({ openGame }) => openGame);
  const joining = useJoining();
  const open = async (draft: Draft): Promise<void> => {
    if ((await ensure()) === null) return;
    const { title, visibility, sit } = draft;
    const outcome = await opening.send({ title: title.trim(), visibility, settings: settingsOf(draft) });
    if (outcome.kind !== 'accepted') return;
    const { gameId, link } = outcome;
    if (link !== null) keepLink(gameId, link);
    // Whatever becomes of it, the table is open: one sits down there by hand if need be.
    if (sit) await joining.join(gameId);
    goTo({ page: 'table', id: gameId });
  };
  return { open, sending: opening.sending || joining.sending, trouble: opening.trouble };
}

/** Opens a table. */
export function NewTablePage() {
  const { words, language } = useSpeech();
  const { lobby } = words;
  const [draft, setDraft] = useState<Draft>(() => newDraft(nameOf(lobby.tableNames), BOOK_OF[language]));
  const { open, sending, trouble } = useOpening();
  const files = useContentFiles();
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void open(draft);
  };
  return (
    <LobbyFrame title={lobby.newTable} here="tables">
      <main className="one-column">
        <form className="panel padded form" onSubmit={submit}>
          <NewTableForm
            draft={draft}
            change={(part) => setDraft((before) => ({ ...before, ...part }))}
            files={files}
          />
          <TroubleNote trouble={trouble} />
          <button type="submit" className="button primary wide" disabled={sending}>
            {sending ? lobby.opening : lobby.open}
          </button>
        </form>
      </main>
    </LobbyFrame>
  );
}
