import type { Client } from 'urql';
import { keepListening } from '../api/keep-listening.js';
import { TableTalkDocument, TalkFeedDocument, type SaidFragment } from '../gql/graphql.js';

/** Somebody who listens to a table: lines as they are said, and where older ones begin. */
export type Listener = Readonly<{
  said: (lines: readonly SaidFragment[]) => void;
  /** The cursor before which more was said; null when everything is there. */
  older: (before: string | null) => void;
}>;

const PAGE = 50;

/** Brings a page of what was said; answers with its last change, null when there was none to get. */
export async function loadTalk(
  client: Client,
  gameId: string,
  before: string | null,
  { said, older }: Listener,
): Promise<number | null> {
  const { data } = await client.query(
    TableTalkDocument,
    { gameId, last: PAGE, before },
    { requestPolicy: 'network-only' },
  );
  if (data === undefined) return null;
  const { edges, pageInfo } = data.tableTalk;
  const lines = edges.map(({ node }) => node);
  said(lines);
  older(pageInfo.hasPreviousPage ? pageInfo.startCursor : null);
  return Math.max(0, ...lines.map(({ change }) => change));
}

/** Loads the newest lines, then follows what is said; a feed that breaks goes on after the last change it brought. */
export function followTalk(client: Client, gameId: string, listener: Listener): () => void {
  let cursor: number | null = null;
  return keepListening(
    (heard, ended) => {
      let wanted = true;
      let drop = (): void => undefined;
      const listen = (after: number): (() => void) => {
        const feed = client
          .subscription(TalkFeedDocument, { gameId, after })
          .subscribe(({ data, error, hasNext }) => {
            if (data !== undefined) {
              heard();
              cursor = data.talkFeed.change;
              if (data.talkFeed.__typename === 'TalkLine') listener.said([data.talkFeed]);
            }
            if (error !== undefined || !hasNext) ended();
          });
        return () => feed.unsubscribe();
      };
      const begin = async (): Promise<void> => {
        cursor ??= await loadTalk(client, gameId, null, listener);
        if (!wanted) return;
        if (cursor === null) ended();
        else drop = listen(cursor);
      };
      void begin();
      return () => {
        wanted = false;
        drop();
      };
    },
    () => undefined,
  );
}
