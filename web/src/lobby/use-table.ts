import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'urql';
import { faultOf, mayPass, type Fault } from '../api/faults.js';
import { linkOf } from '../api/links.js';
import { watch, type Loaded } from '../api/watch.js';
import { TableDocument, type TableQuery } from '../gql/graphql.js';
import { useSession } from '../session/session.js';
import { useSpeech } from '../words/use-words.js';

export type Table = NonNullable<TableQuery['game']>;

type Looked = Readonly<{ table: Table | null; fault: Fault | null }>;
const nothing = (): void => undefined;

/** A table before the start, kept up to date by its feed. `again` asks afresh, at least as of a version. */
export function useTable(id: string): Looked & Readonly<{ again: (atLeast: number | null) => void }> {
  const client = useClient();
  const { language } = useSpeech();
  const { comings } = useSession();
  const [looked, look] = useState<Looked>({ table: null, fault: null });
  const load = useCallback(
    async (atLeast: number | null): Promise<Loaded> => {
      const { data, error } = await client.query(
        TableDocument,
        { id, atLeast, link: linkOf(id) },
        { requestPolicy: 'network-only' },
      );
      const table = data?.game ?? null;
      const fault = error === undefined ? null : faultOf(error);
      // Two answers may overtake one another; the older one is thrown away.
      look((before) => ({
        table: (before.table?.version ?? 0) > (table?.version ?? 0) ? before.table : table,
        fault,
      }));
      return fault !== null && mayPass(fault) ? 'later' : (table?.version ?? null);
    },
    [client, id],
  );
  useEffect(
    () => watch(client, id, { load, happened: nothing, caughtUp: nothing, lost: nothing }),
    // As somebody else, or in another language, the same table looks otherwise.
    [client, id, load, comings, language],
  );
  return { ...looked, again: (atLeast) => void load(atLeast) };
}
