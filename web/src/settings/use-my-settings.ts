import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'urql';
import { faultOf, type Fault } from '../api/faults.js';
import { useAsk } from '../api/use-ask.js';
import {
  ChangeSettingsDocument,
  MySettingsDocument,
  type ChangeSettingsInput,
  type MineFragment,
  type MySettingsQuery,
} from '../gql/graphql.js';
import { useSession } from '../session/session.js';
import { useSpeech } from '../words/use-words.js';

export type Settings = MineFragment;
export type VacationRow = MySettingsQuery['myVacations'][number];

/** My settings as they are kept. */
export type MySettings = Readonly<{
  settings: Settings | null;
  vacations: readonly VacationRow[];
  fault: Fault | null;
  /** An answer brought them anew. */
  adopt: (settings: Settings) => void;
  /** Shows what was asked for until the answer is there. */
  expect: (change: (settings: Settings) => Settings) => void;
  again: () => void;
}>;

/** Loads the settings of whoever is signed in. */
export function useMySettings(viewerId: string | null): MySettings {
  const client = useClient();
  const [loaded, load] = useState<MySettingsQuery | null>(null);
  const [fault, setFault] = useState<Fault | null>(null);
  const again = useCallback(() => {
    void client.query(MySettingsDocument, {}, { requestPolicy: 'network-only' }).then(({ data, error }) => {
      setFault(error === undefined ? null : faultOf(error));
      if (data !== undefined) load(data);
    });
  }, [client]);
  const { language } = useSpeech();
  const { introduced } = useSession();
  useEffect(() => {
    if (viewerId !== null) again();
    // The language of letters may have changed with that of the page.
  }, [again, viewerId, language, introduced]);
  const adopt = useCallback(
    (mySettings: Settings) => load((before) => ({ myVacations: [], ...before, mySettings })),
    [],
  );
  const expect = useCallback(
    (wished: (settings: Settings) => Settings) =>
      load((before) => (before === null ? null : { ...before, mySettings: wished(before.mySettings) })),
    [],
  );
  const { mySettings: settings = null, myVacations: vacations = [] } = loaded ?? {};
  return { settings, vacations, fault, adopt, expect, again };
}

/** What the settings will be once a change is kept. */
const changed =
  ({ reminders, ...input }: ChangeSettingsInput) =>
  (settings: Settings): Settings =>
    ({ ...settings, ...input, reminders: { ...settings.reminders, ...reminders } }) as Settings;

export type Change = Readonly<{
  change: (input: ChangeSettingsInput) => Promise<boolean>;
  problem: Fault | null;
  /** Whether the last change is kept. */
  saved: boolean;
}>;

/** Who keeps them on the page. */
export type Keeper = Pick<MySettings, 'adopt' | 'expect' | 'again'>;

/** Changes settings: each part for itself, so that what is wrong is said where it is wrong. */
export function useChange({ adopt, expect, again }: Keeper): Change {
  const { send, problem } = useAsk(ChangeSettingsDocument);
  const [saved, setSaved] = useState(false);
  const change = useCallback(
    async (input: ChangeSettingsInput): Promise<boolean> => {
      setSaved(false);
      expect(changed(input));
      const data = await send({ input });
      if (data === null) again();
      else adopt(data.changeSettings);
      setSaved(data !== null);
      return data !== null;
    },
    [adopt, again, expect, send],
  );
  return { change, problem, saved };
}
