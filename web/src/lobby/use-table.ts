import { useCallback, useEffect } from 'react';
import { useClient, useQuery } from 'urql';
import { faultOf, type Fault } from '../api/faults.js';
import { follow } from '../api/feed.js';
import { TableDocument, type TableQuery } from '../gql/graphql.js';

export type Table = NonNullable<TableQuery['game']>;

type Looked = Readonly<{ table: Table | null; fault: Fault | null; again: () => void }>;

/** A table before the start, kept up to date by its feed. */
export function useTable(id: string): Looked {
  const client = useClient();
  const [{ data, error }, ask] = useQuery({
    query: TableDocument,
    variables: { id },
    requestPolicy: 'cache-and-network',
  });
  const again = useCallback(() => ask({ requestPolicy: 'network-only' }), [ask]);
  const table = data?.game ?? null;
  const version = table?.version;
  useEffect(() => {
    if (version === undefined) return undefined;
    return follow(client, id, version, {
      happened: () => undefined,
      settled: again,
      caughtUp: () => undefined,
      lost: () => undefined,
    });
  }, [client, id, version, again]);
  return { table, fault: error === undefined ? null : faultOf(error), again };
}
