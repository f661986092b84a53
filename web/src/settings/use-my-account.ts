import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'urql';
import { MyAccountDocument, type AccountFragment } from '../gql/graphql.js';

export type Account = AccountFragment;

export type MyAccount = Readonly<{
  account: Account | null;
  adopt: (account: Account) => void;
  again: () => void;
}>;

/** My account as nobody else sees it. */
export function useMyAccount(paused: boolean): MyAccount {
  const client = useClient();
  const [account, adopt] = useState<Account | null>(null);
  const again = useCallback(() => {
    void client
      .query(MyAccountDocument, {}, { requestPolicy: 'network-only' })
      .then(({ data }) => data !== undefined && adopt(data.myAccount));
  }, [client]);
  useEffect(() => {
    if (!paused) again();
  }, [again, paused]);
  return { account, adopt, again };
}
