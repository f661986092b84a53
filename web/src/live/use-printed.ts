import { useEffect, useState } from 'react';
import { useClient, type Client } from 'urql';
import { linkOf } from '../api/links.js';
import { toPrinted, type Printed } from '../api/to-view.js';
import { PrintedDocument, type WholeGameFragment } from '../gql/graphql.js';

const NOTHING_YET: Printed = { tradeTrack: [], markets: [] };
const kept = new Map<string, Printed>();

/** What is printed never changes in a game: what was fetched once is kept. */
async function fetchPrinted(client: Client, id: string): Promise<void> {
  const { data } = await client.query(PrintedDocument, { id, link: linkOf(id) });
  const board = data?.game?.board ?? null;
  if (board !== null) kept.set(id, toPrinted(board));
}

/** What is printed on the board and the dice of a game; it is asked for with every new version until there is an answer. */
export function usePrinted(game: WholeGameFragment | null): Printed {
  const client = useClient();
  const [, setFetched] = useState(0);
  const id = game === null || game.board === null ? null : game.id;
  const known = id === null ? undefined : kept.get(id);
  const wanted = known === undefined ? id : null;
  const version = game?.version ?? 0;
  useEffect(() => {
    if (wanted !== null) void fetchPrinted(client, wanted).then(() => setFetched((count) => count + 1));
  }, [client, wanted, version]);
  return known ?? NOTHING_YET;
}
