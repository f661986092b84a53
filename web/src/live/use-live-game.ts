import { useCallback, useEffect, useReducer } from 'react';
import { useClient, type Client } from 'urql';
import { faultOf } from '../api/faults.js';
import { follow } from '../api/feed.js';
import { EventsDocument, GameDocument, type HappenedFragment } from '../gql/graphql.js';
import { live, NOTHING_YET, type LiveAction, type LiveState } from './history-reducer.js';

type Tell = (action: LiveAction) => void;

const FRESH = { requestPolicy: 'network-only' } as const;
const PAGE = 100;
const SHOWN_FOR = 4_000;

async function loadGame(client: Client, id: string, tell: Tell, atLeast?: number): Promise<number | null> {
  const variables = atLeast === undefined ? { id } : { id, atLeast };
  const { data, error } = await client.query(GameDocument, variables, FRESH);
  if (error !== undefined) tell({ type: 'fault', fault: faultOf(error) });
  const game = data?.game ?? null;
  if (game !== null) tell({ type: 'game', game });
  return game?.version ?? null;
}

/** All events from the newest back to the first, page by page, so that the newest can be shown at once. */
async function loadEvents(client: Client, gameId: string, tell: Tell, wanted: () => boolean): Promise<void> {
  let before: string | null = null;
  do {
    const variables: { gameId: string; last: number; before?: string } = {
      gameId,
      last: PAGE,
      ...(before === null ? {} : { before }),
    };
    const { data } = await client.query(EventsDocument, variables, FRESH);
    if (data === undefined || !wanted()) return;
    tell({ type: 'events', events: data.gameEvents.edges.map(({ node }) => node) });
    before = data.gameEvents.pageInfo.hasPreviousPage ? data.gameEvents.pageInfo.startCursor : null;
  } while (before !== null);
}

/** Loads a game and follows it until told to stop. */
function watch(client: Client, id: string, tell: Tell): () => void {
  let wanted = true;
  let stop = (): void => undefined;
  const tellIfWanted: Tell = (action) => {
    if (wanted) tell(action);
  };
  const happened = (event: HappenedFragment): void => {
    tellIfWanted({ type: 'events', events: [event] });
    if (event.type === 'MovesUndone') void loadEvents(client, id, tellIfWanted, () => wanted);
  };
  const begin = async (): Promise<void> => {
    const version = await loadGame(client, id, tellIfWanted);
    if (version === null || !wanted) return;
    void loadEvents(client, id, tellIfWanted, () => wanted);
    stop = follow(client, id, version, {
      happened,
      settled: (settled) => void loadGame(client, id, tellIfWanted, settled),
      caughtUp: (caught) => {
        tellIfWanted({ type: 'caughtUp', version: caught });
        if (caught > version) void loadGame(client, id, tellIfWanted, caught);
      },
      lost: () => tellIfWanted({ type: 'lost', at: new Date() }),
    });
  };
  void begin();
  return () => {
    wanted = false;
    stop();
  };
}

/** A game as it is now. `again` asks the server afresh, at least as of a version. */
export function useLiveGame(id: string): LiveState & Readonly<{ again: (atLeast: number) => void }> {
  const client = useClient();
  const [state, tell] = useReducer(live, NOTHING_YET);
  useEffect(() => watch(client, id, tell), [client, id]);
  useEffect(() => {
    if (state.caughtUp === null) return undefined;
    const timer = setTimeout(() => tell({ type: 'told' }), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [state.caughtUp]);
  const again = useCallback((atLeast: number) => void loadGame(client, id, tell, atLeast), [client, id]);
  return { ...state, again };
}
