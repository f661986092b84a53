import { useQuery } from 'urql';
import { GameDocument, type WholeGameFragment } from '../gql/graphql.js';

/** The game as it was at a version; null while one looks at now, or until the answer is there. A past version never changes. */
export function usePast(id: string, at: number | null): WholeGameFragment | null {
  const [{ data }] = useQuery({
    query: GameDocument,
    variables: at === null ? { id } : { id, at },
    pause: at === null,
    requestPolicy: 'cache-first',
  });
  return at === null ? null : (data?.game ?? null);
}
