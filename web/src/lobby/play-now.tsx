import { useCommand } from '../api/use-command.js';
import { TroubleNote } from '../api/trouble-note.js';
import { goTo } from '../app/navigation.js';
import { OpenGameDocument } from '../gql/graphql.js';
import { useSession } from '../session/session.js';
import { useWords } from '../words/use-words.js';

type Props = Readonly<{ className: string }>;

/** One press from nothing to a table of one's own: guest session, a table for two, the link to share. */
export function PlayNow({ className }: Props) {
  const { lobby } = useWords();
  const { ensure } = useSession();
  const { send, sending, trouble } = useCommand(OpenGameDocument, ({ openGame }) => openGame);
  const play = async () => {
    if ((await ensure()) === null) return;
    const [title = lobby.newTable] = lobby.tableNames;
    const outcome = await send({
      title,
      visibility: 'PUBLIC',
      settings: {
        edition: 'CS_2019',
        seats: 2,
        order: 'DRAWN',
        entropy: 'SEALED',
        olderTiles: false,
        practice: false,
      },
    });
    if (outcome.kind === 'accepted') goTo({ page: 'table', id: outcome.gameId });
  };
  return (
    <>
      <button type="button" className={className} disabled={sending} onClick={() => void play()}>
        {sending ? lobby.opening : lobby.playNow}
      </button>
      <TroubleNote trouble={trouble} />
    </>
  );
}
