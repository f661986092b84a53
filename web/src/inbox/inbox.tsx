import { createContext, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useClient } from 'urql';
import { keepListening } from '../api/keep-listening.js';
import type { NextGame } from '../game/table.js';
import { InboxChangedDocument, type InboxChangedSubscription } from '../gql/graphql.js';
import { useSession } from '../session/session.js';
import { useKnock } from './use-knock.js';
import { waitingList, type WaitingAt } from './waiting-list.js';

type Inbox = InboxChangedSubscription['inboxChanged'];

/** What waits for me, as every page needs to know it. */
export type Waiting = Readonly<{
  /** Games that wait for me, in the order in which "Next game" goes through them. */
  games: readonly WaitingAt[];
  /** Games in which I am on turn. */
  turns: readonly string[];
  /** Tables I am asked to. */
  invitedTo: readonly string[];
  /** How much else there is to look at: invitations and news. */
  others: number;
  /** Goes up whenever anything of it has changed. */
  changes: number;
}>;

const NOTHING: Waiting = { games: [], turns: [], invitedTo: [], others: 0, changes: 0 };
const InboxContext = createContext<Waiting>(NOTHING);

const waitingIn = (inbox: Inbox, changes: number): Waiting => ({
  games: waitingList(inbox),
  turns: inbox.decisions.map(({ game }) => game.id),
  invitedTo: inbox.invitations.map(({ game }) => game.id),
  others: inbox.invitations.length + inbox.news.length,
  changes,
});

/** Follows the inbox of whoever is signed in, for all pages at once. */
export function InboxProvider({ children }: Readonly<{ children: ReactNode }>) {
  const client = useClient();
  const { viewer } = useSession();
  const [waiting, setWaiting] = useState(NOTHING);
  const id = viewer?.id;
  useEffect(() => {
    if (id === undefined) return undefined;
    const stop = keepListening(
      (heard, ended) => {
        const feed = client.subscription(InboxChangedDocument, {}).subscribe(({ data, error, hasNext }) => {
          if (data !== undefined) {
            heard();
            const { inboxChanged: inbox } = data;
            if (inbox.changed) setWaiting(({ changes }) => waitingIn(inbox, changes + 1));
          }
          if (error !== undefined || !hasNext) ended();
        });
        return () => feed.unsubscribe();
      },
      () => undefined,
    );
    return () => {
      stop();
      setWaiting(NOTHING);
    };
  }, [client, id]);
  useKnock(waiting);
  return <InboxContext value={waiting}>{children}</InboxContext>;
}

/** What waits for me. */
export const useWaiting = (): Waiting => use(InboxContext);

/** The game that has waited for me longest, apart from the one I am looking at, and how many do. */
export function useNextGame(but: string | null): NextGame {
  const { games } = useWaiting();
  return useMemo(() => {
    const [first, ...others] = games.filter(({ id }) => id !== but);
    return first === undefined ? null : { to: first, count: others.length + 1 };
  }, [games, but]);
}
