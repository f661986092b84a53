import { useEffect, useState } from 'react';
import { useClient, type Client } from 'urql';
import { linkOf } from '../api/links.js';
import { GameDocument, type WholeGameFragment } from '../gql/graphql.js';
import { useSession } from '../session/session.js';
import type { Language } from '../words/languages.js';

const KEPT = 300;
const kept = new Map<string, WholeGameFragment>();

/** A past version never changes, so what was fetched once is kept; the oldest ones go first. */
async function fetchPast(
  client: Client,
  id: string,
  at: number,
  key: string,
): Promise<WholeGameFragment | null> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const { data } = await client.query(GameDocument, { id, at, link: linkOf(id) });
  const game = data?.game ?? null;
  if (game !== null) kept.set(key, game);
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT))) kept.delete(oldest);
  return game;
}

/** The game as it was at a version; null while one looks at now, or until the first answer is there. */
export function usePast(id: string, at: number | null, language: Language): WholeGameFragment | null {
  const client = useClient();
  // What one may see another may not; and before it is known who asks, it is known for nobody.
  const session = useSession();
  const viewer = session.unknown ? 'unknown' : (session.viewer?.id ?? '');
  const [past, setPast] = useState<WholeGameFragment | null>(null);
  useEffect(() => {
    if (at === null) {
      setPast(null);
      return undefined;
    }
    let wanted = true;
    void fetchPast(client, id, at, `${viewer} ${language} ${id} ${at}`).then((game) => {
      if (wanted) setPast(game);
    });
    return () => {
      wanted = false;
    };
  }, [client, id, at, language, viewer]);
  return at === null ? null : past;
}
