import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'urql';
import { faultOf, type Fault } from '../api/faults.js';
import {
  PersonGamesDocument,
  ProfileDocument,
  type PersonGamesQuery,
  type ProfileQuery,
} from '../gql/graphql.js';
import { useSpeech } from '../words/use-words.js';

export type Profile = NonNullable<ProfileQuery['person']>;
export type PastGame = PersonGamesQuery['games']['edges'][number]['node'];

type Loaded = Readonly<{ person: Profile | null; fault: Fault | null }>;

const PAGE = 20;
/** Guests have no handle; they go by their id, which no handle is as long as. */
const isId = (name: string): boolean => /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(name);

/** Somebody by handle or by id. */
export function useProfile(name: string): Loaded {
  const client = useClient();
  const [loaded, load] = useState<Loaded>({ person: null, fault: null });
  useEffect(() => {
    let wanted = true;
    void client
      .query(ProfileDocument, isId(name) ? { id: name } : { handle: name }, { requestPolicy: 'network-only' })
      .then(({ data, error }) => {
        if (!wanted) return;
        load({ person: data?.person ?? null, fault: error === undefined ? null : faultOf(error) });
      });
    return () => {
      wanted = false;
    };
  }, [client, name]);
  return loaded;
}

type PastGames = Readonly<{ games: readonly PastGame[] | null; more: (() => void) | null }>;

/** The games somebody has played to the end, as far as I may see them; older ones on demand. */
export function usePastGames(personId: string): PastGames {
  const client = useClient();
  const { language } = useSpeech();
  const [games, setGames] = useState<readonly PastGame[] | null>(null);
  const [cursor, setCursor] = useState<string | null>(null);
  const load = useCallback(
    async (after: string | null): Promise<void> => {
      const { data } = await client.query(
        PersonGamesDocument,
        { personId, first: PAGE, after },
        { requestPolicy: 'network-only' },
      );
      if (data === undefined) return;
      const { edges, pageInfo } = data.games;
      const found = edges.map(({ node }) => node);
      setGames((before) => (after === null ? found : [...(before ?? []), ...found]));
      setCursor(pageInfo.hasNextPage ? pageInfo.endCursor : null);
    },
    [client, personId],
  );
  useEffect(() => {
    void load(null);
  }, [load, language]);
  return { games, more: cursor === null ? null : () => void load(cursor) };
}
