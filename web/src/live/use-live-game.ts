import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useClient, type Client } from 'urql';
import { faultOf, mayPass } from '../api/faults.js';
import { linkOf } from '../api/links.js';
import { untilSaid } from '../api/until-said.js';
import { watch, type Loaded } from '../api/watch.js';
import {
  EventsDocument,
  GameDocument,
  type EventsQuery,
  type EventsQueryVariables,
  type WholeGameFragment,
} from '../gql/graphql.js';
import { useSession } from '../session/session.js';
import type { Language } from '../words/languages.js';
import { live, NOTHING_YET, type LiveAction, type LiveState } from './history-reducer.js';

type Tell = (action: LiveAction) => void;

const FRESH = { requestPolicy: 'network-only' } as const;
const PAGE = 100;
const SHOWN_FOR = 4_000;

async function loadGame(client: Client, id: string, tell: Tell, atLeast: number | null): Promise<Loaded> {
  const { data, error } = await client.query(GameDocument, { id, atLeast, link: linkOf(id) }, FRESH);
  const game = data?.game ?? null;
  if (game !== null) tell({ type: 'game', game });
  if (error === undefined || game !== null) return game?.version ?? null;
  const fault = faultOf(error);
  tell({ type: 'fault', fault });
  return mayPass(fault) ? 'later' : null;
}

type EventsPage = EventsQuery['gameEvents'];

async function loadPage(
  client: Client,
  variables: EventsQueryVariables,
): Promise<EventsPage | null | 'later'> {
  const { data, error } = await client.query(EventsDocument, variables, FRESH);
  if (data !== undefined) return data.gameEvents;
  return error !== undefined && mayPass(faultOf(error)) ? 'later' : null;
}

/**
 * All events from the newest back to the first, page by page, so that the newest can be shown at once. No feed brings again
 * what an answer that got lost would have brought: it is asked for until it has come.
 */
async function loadEvents(client: Client, gameId: string, tell: Tell, wanted: () => boolean): Promise<void> {
  let before: string | null = null;
  do {
    const variables: EventsQueryVariables = { gameId, last: PAGE, before, link: linkOf(gameId) };
    const page: EventsPage | null = await untilSaid(() => loadPage(client, variables), wanted);
    if (page === null || !wanted()) return;
    tell({ type: 'events', events: page.edges.map(({ node }) => node) });
    before = page.pageInfo.hasPreviousPage ? page.pageInfo.startCursor : null;
  } while (before !== null);
}

/** Loads a game with all its events and follows it until told to stop. */
function watchAll(client: Client, id: string, tell: Tell, newest: () => Promise<number>): () => void {
  let wanted = true;
  const tellIfWanted: Tell = (action) => {
    if (wanted) tell(action);
  };
  const allEvents = (): void => void loadEvents(client, id, tellIfWanted, () => wanted);
  const stop = watch(client, id, {
    // A move of one's own brings the game along: then there is nothing left to ask.
    load: async (atLeast) => {
      const version = atLeast === null ? 0 : await newest();
      return atLeast !== null && version >= atLeast ? version : loadGame(client, id, tellIfWanted, atLeast);
    },
    happened: (event) => {
      tellIfWanted({ type: 'events', events: [event] });
      if (event.type === 'MovesUndone') allEvents();
    },
    caughtUp: (version) => tellIfWanted({ type: 'caughtUp', version }),
    lost: () => tellIfWanted({ type: 'lost', at: new Date() }),
  });
  allEvents();
  return () => {
    wanted = false;
    stop();
  };
}

export type LiveGame = LiveState &
  Readonly<{
    /** Asks the server afresh, at least as of a version. */
    again: (atLeast: number | null) => void;
    /** A move is under way; its answer brings the game after it, so that nobody asks for it meanwhile. */
    adopt: (answer: Promise<WholeGameFragment | null>) => void;
  }>;

/** A game as it is now, told in a language. */
export function useLiveGame(id: string, language: Language): LiveGame {
  const client = useClient();
  const { comings } = useSession();
  const [state, tell] = useReducer(live, NOTHING_YET);
  const newest = useRef(0);
  useEffect(() => {
    newest.current = Math.max(newest.current, state.game?.version ?? 0);
  }, [state.game]);
  const pending = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    const known = async (): Promise<number> => {
      await pending.current;
      return newest.current;
    };
    return watchAll(client, id, tell, known);
    // Another reader sees other things: what was sealed, and what they may decide.
  }, [client, id, language, comings]);
  useEffect(() => {
    if (state.caughtUp === null) return undefined;
    const timer = setTimeout(() => tell({ type: 'told' }), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [state.caughtUp]);
  const again = useCallback(
    (atLeast: number | null) => void loadGame(client, id, tell, atLeast),
    [client, id],
  );
  const adopt = useCallback((answer: Promise<WholeGameFragment | null>) => {
    pending.current = answer.then((game) => {
      if (game === null) return;
      newest.current = Math.max(newest.current, game.version);
      tell({ type: 'game', game });
    });
  }, []);
  return { ...state, again, adopt };
}
