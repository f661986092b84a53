import { useCallback, useMemo, useState } from 'react';
import { useClient } from 'urql';
import { linkOf } from '../api/links.js';
import { faultText } from '../api/trouble-note.js';
import { ordersInput, toChoices, toOrders } from '../api/to-orders.js';
import { useAsk } from '../api/use-ask.js';
import type { OrderChoices, Ordering } from '../game/orders/orders.js';
import {
  ClearOrdersDocument,
  KeepOrdersDocument,
  OrderChoicesDocument,
  type WholeGameFragment,
} from '../gql/graphql.js';
import { useWords } from '../words/use-words.js';
import type { LiveGame } from './use-live-game.js';

const FRESH = { requestPolicy: 'network-only' } as const;

/** What the server lets me choose from; asked for when somebody wants to choose. */
function useChoices(id: string): Pick<Ordering, 'choices' | 'ask'> {
  const client = useClient();
  const [choices, setChoices] = useState<OrderChoices | null>(null);
  const ask = useCallback(() => {
    const asking = async (): Promise<void> => {
      const { data } = await client.query(OrderChoicesDocument, { id, link: linkOf(id) }, FRESH);
      const offered = data?.game?.myOrders ?? null;
      if (offered !== null) setChoices(toChoices(offered));
    };
    void asking();
  }, [client, id]);
  return { choices, ask };
}

/** My standing orders in a game; null where I can leave none. */
export function useOrders({ id, myOrders }: WholeGameFragment, again: LiveGame['again']): Ordering | null {
  const words = useWords();
  const kept = useMemo(() => (myOrders === null ? null : toOrders(myOrders)), [myOrders]);
  const { choices, ask } = useChoices(id);
  const keeping = useAsk(KeepOrdersDocument);
  const clearing = useAsk(ClearOrdersDocument);
  const [refused, refuse] = useState<string | null>(null);
  const problem = keeping.problem ?? clearing.problem;
  if (kept === null) return null;
  const keep: Ordering['keep'] = async (orders) => {
    const data = await keeping.send({ input: ordersInput(id, orders) });
    const result = data?.setOrders;
    refuse(result?.__typename === 'Refusal' ? result.message : null);
    if (result?.__typename !== 'StandingOrders') return false;
    again(null);
    return true;
  };
  const clear: Ordering['clear'] = async () => {
    if ((await clearing.send({ gameId: id })) === null) return false;
    again(null);
    return true;
  };
  return {
    ...{ kept, choices, ask, keep, clear },
    busy: keeping.busy || clearing.busy,
    trouble: refused ?? (problem === null ? null : faultText(problem, words).title),
  };
}
