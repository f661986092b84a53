import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { Link } from '../app/navigation.js';
import { Icon } from '../art/icon.js';
import { ReachedDocument, type ReachedQuery } from '../gql/graphql.js';
import { useSession } from '../session/session.js';
import { useWords } from '../words/use-words.js';

type Mine = ReachedQuery['mySettings'];

function useReached(): Mine | null {
  const client = useClient();
  const { viewer, introduced } = useSession();
  const [mine, know] = useState<Mine | null>(null);
  const id = viewer?.id;
  useEffect(() => {
    let wanted = id !== undefined;
    if (wanted) {
      void client.query(ReachedDocument, {}, { requestPolicy: 'network-only' }).then(({ data }) => {
        if (wanted && data !== undefined) know(data.mySettings);
      });
    }
    return () => {
      wanted = false;
    };
  }, [client, id, introduced]);
  return id === undefined ? null : mine;
}

type Open = Mine['channels'][number];

/** Where the server has no mail server, what it writes goes nowhere. */
const leaves = ({ lastResult }: Open): boolean => lastResult !== 'WRITTEN';

/** How somebody is reached: by mail, by some other way, or not at all. */
function wayTo(open: readonly Open[]): 'EMAIL' | 'WEBHOOK' | null {
  const ways = open.filter(leaves);
  return ways.find(({ kind }) => kind === 'EMAIL')?.kind ?? ways[0]?.kind ?? null;
}

/** Before one sits down: when one's own time runs, and whether one would be told. */
export function Reached() {
  const { lobby } = useWords();
  const mine = useReached();
  if (mine === null) return null;
  const open = mine.channels.filter(({ on, verified }) => on && verified);
  const way = wayTo(open);
  return (
    <p className="soft reached">
      {lobby.awake(mine.awakeFrom, mine.awakeUntil, mine.timeZone.replaceAll('_', ' '))}{' '}
      {way === null ? (
        <span className="warn">
          <Icon name="b-warn" size={15} /> {open.length > 0 ? lobby.mailUnsent : lobby.unreached}
        </span>
      ) : (
        lobby.reachedBy[way]
      )}{' '}
      <Link to={{ page: 'settings' }}>{lobby.changeReach}</Link>
    </p>
  );
}
