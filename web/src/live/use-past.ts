import { useEffect, useState } from 'react';
import { useClient, type Client } from 'urql';
import { faultOf, mayPass } from '../api/faults.js';
import { linkOf } from '../api/links.js';
import { untilSaid } from '../api/until-said.js';
import { GameDocument, type WholeGameFragment } from '../gql/graphql.js';
import { useSession } from '../session/session.js';
import type { Language } from '../words/languages.js';

const KEPT = 300;
const kept = new Map<string, WholeGameFragment>();

/** A game as it was; null where it cannot be had, `later` where nobody could say. */
type Fetched = WholeGameFragment | null | 'later';

/** A past version never changes, so what was fetched once is kept; the oldest ones go first. */
async function fetchPast(client: Client, id: string, at: number, key: string): Promise<Fetched> {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const { data, error } = await client.query(GameDocument, { id, at, link: linkOf(id) });
  const game = data?.game ?? null;
  if (game === null) return error !== undefined && mayPass(faultOf(error)) ? 'later' : null;
  kept.set(key, game);
  for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size - KEPT))) kept.delete(oldest);
  return game;
}

type Past = Readonly<{
  /** The last board of the past that has come; null while one looks at now, or until the first answer is there. */
  game: WholeGameFragment | null;
  /** Whether the one that was asked for last could not be fetched yet: no other may be taken for it. */
  missing: boolean;
}>;

const NOW: Past = { game: null, missing: false };

/** The game as it was at a version. An answer that got lost is asked for again. */
export function usePast(id: string, at: number | null, language: Language): Past {
  const client = useClient();
  // What one may see another may not; and before it is known who asks, it is known for nobody.
  const session = useSession();
  const viewer = session.unknown ? 'unknown' : (session.viewer?.id ?? '');
  const [past, setPast] = useState(NOW);
  useEffect(() => {
    if (at === null) {
      setPast(NOW);
      return undefined;
    }
    let wanted = true;
    const ask = async (): Promise<Fetched> => {
      const fetched = await fetchPast(client, id, at, `${viewer} ${language} ${id} ${at}`);
      const missing = fetched === null || fetched === 'later';
      if (wanted) setPast(({ game }) => ({ game: missing ? game : fetched, missing }));
      return fetched;
    };
    void untilSaid(ask, () => wanted);
    return () => {
      wanted = false;
    };
  }, [client, id, at, language, viewer]);
  return at === null ? NOW : past;
}
