import { TroubleNote } from '../api/trouble-note.js';
import { useCommand } from '../api/use-command.js';
import { OpenFullViewDocument } from '../gql/graphql.js';
import { useSession } from '../session/session.js';
import { useMyAccount } from '../settings/use-my-account.js';
import { useMoreWords } from '../words/use-more-words.js';
import type { AuditedGame } from './use-audit.js';

type Props = Readonly<{ game: AuditedGame; again: () => void }>;

function Opener({ game, again }: Props) {
  const { audit } = useMoreWords();
  const { send, sending, trouble } = useCommand(OpenFullViewDocument, ({ openFullView }) => openFullView);
  return (
    <>
      <p>{audit.fullViewHint}</p>
      <button
        type="button"
        className="button"
        disabled={sending}
        onClick={() =>
          void send({ gameId: game.id }).then(({ kind }) => {
            if (kind === 'accepted') again();
          })
        }
      >
        {audit.openFullView}
      </button>
      <TroubleNote trouble={trouble} />
    </>
  );
}

/** Whether I see to this game and do not sit in it. */
function useOrganises({ organisers, mySeat }: AuditedGame): boolean {
  const { viewer } = useSession();
  const { account } = useMyAccount(viewer === null);
  const appointed = organisers.some(({ id }) => id === viewer?.id);
  return viewer !== null && mySeat === null && (appointed || account?.organiser === true);
}

/** Who sees everything in a running game, and the way to it for organisers where the table agreed to it. */
export function FullView({ game, again }: Props) {
  const { audit } = useMoreWords();
  const organises = useOrganises(game);
  const { everything, fullViewers, settings, status } = game;
  if (status !== 'RUNNING' || !settings.fullView) return null;
  if (fullViewers.length === 0 && !organises) return null;
  return (
    <section className="panel audit-section" aria-labelledby="full-view-title">
      <h2 id="full-view-title">{audit.fullView}</h2>
      {fullViewers.length > 0 && <p>{audit.seesEverything(fullViewers.join(', '))}</p>}
      {everything && <p>{audit.youSeeEverything}</p>}
      {organises && !everything && <Opener game={game} again={again} />}
    </section>
  );
}
