import { useState } from 'react';
import { useClient } from 'urql';
import { TroubleNote } from '../api/trouble-note.js';
import { goTo, Link } from '../app/navigation.js';
import { Icon } from '../art/icon.js';
import { DeclineInvitationDocument, ReadNewsDocument } from '../gql/graphql.js';
import { SeatDots } from '../lobby/table-list.js';
import { useJoining } from '../lobby/use-joining.js';
import { useWords } from '../words/use-words.js';
import type { HomeInbox } from './use-home.js';

type Invitation = HomeInbox['invitations'][number];
type News = HomeInbox['news'][number];
type Answered = Readonly<{ onAnswered: () => void }>;

function Decline({ game, onAnswered }: Answered & Pick<Invitation, 'game'>) {
  const { home } = useWords();
  const client = useClient();
  const [busy, setBusy] = useState(false);
  const decline = async (): Promise<void> => {
    setBusy(true);
    await client.mutation(DeclineInvitationDocument, { gameId: game.id });
    onAnswered();
  };
  return (
    <button
      type="button"
      className="button small"
      disabled={busy}
      aria-label={`${home.decline}: ${game.title}`}
      onClick={() => void decline()}
    >
      {home.decline}
    </button>
  );
}

function InvitationRow({
  invitation: { game },
  onAnswered,
}: Answered & Readonly<{ invitation: Invitation }>) {
  const { home, lobby } = useWords();
  const { join, sending, trouble } = useJoining();
  const sitDown = async (): Promise<void> => {
    // Also where there is no seat any more: the table says why.
    if ((await join(game.id)).kind !== 'failed') goTo({ page: 'table', id: game.id });
  };
  return (
    <li className="table-row">
      <b>{home.invitesYou(game.owner?.name ?? home.somebody)}</b>
      <p>
        {game.title} <SeatDots row={game} />
      </p>
      <p>{game.settings.brief}</p>
      <div className="table-row-actions">
        <button
          type="button"
          className="button small primary"
          disabled={sending}
          aria-label={`${lobby.takeSeat}: ${game.title}`}
          onClick={() => void sitDown()}
        >
          {lobby.takeSeat}
        </button>
        <Link
          to={{ page: 'table', id: game.id }}
          className="button small"
          aria-label={`${lobby.toTable}: ${game.title}`}
        >
          {lobby.toTable}
        </Link>
        <Decline game={game} onAnswered={onAnswered} />
      </div>
      <TroubleNote trouble={trouble} />
    </li>
  );
}

/** Tables I am asked to, the first one first. */
export function Invitations({ invitations, onAnswered }: Answered & Pick<HomeInbox, 'invitations'>) {
  const { home } = useWords();
  if (invitations.length === 0) return null;
  return (
    <section className="panel padded">
      <h2>{home.invitations}</h2>
      <ul className="table-list">
        {invitations.map((invitation) => (
          <InvitationRow key={invitation.game.id} invitation={invitation} onAnswered={onAnswered} />
        ))}
      </ul>
    </section>
  );
}

function NewsRow({ news: { kind, game }, onAnswered }: Answered & Readonly<{ news: News }>) {
  const { home } = useWords();
  const client = useClient();
  const putAway = async (): Promise<void> => {
    await client.mutation(ReadNewsDocument, { gameId: game.id });
    onAnswered();
  };
  return (
    <li className="note news">
      <Icon name="b-bell" size={16} />
      <span>{home.news[kind](game.title)}</span>
      <button type="button" className="button small" onClick={() => void putAway()}>
        {home.putAway}
      </button>
    </li>
  );
}

/** What happened to tables of mine without me. */
export function NewsList({ news, onAnswered }: Answered & Pick<HomeInbox, 'news'>) {
  if (news.length === 0) return null;
  return (
    <ul className="news-list">
      {news.map((one) => (
        <NewsRow key={`${one.game.id} ${one.kind}`} news={one} onAnswered={onAnswered} />
      ))}
    </ul>
  );
}
