import { useEffect } from 'react';
import { useClient, type Client } from 'urql';
import { IntroduceDocument, MyZoneDocument, type Language as Spoken } from '../gql/graphql.js';
import { readSetting, writeSetting } from '../lib/settings.js';
import type { Language } from '../words/languages.js';

/** Where everybody lives before they have said anything. */
const NOWHERE = 'UTC';

async function introduce(client: Client, language: Language): Promise<boolean> {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { data, error: unknown } = await client.query(MyZoneDocument, {}, { requestPolicy: 'network-only' });
  if (unknown !== undefined || data === undefined) return false;
  if (data.mySettings.timeZone !== NOWHERE || timeZone === NOWHERE) return true;
  const input = { timeZone, language: language.toUpperCase() as Spoken };
  const { error } = await client.mutation(IntroduceDocument, { input });
  return error === undefined;
}

/**
 * Tells the server once where somebody new is and what they speak, so that deadlines keep to their days and letters
 * can be read. What was chosen in the settings is left alone.
 */
export function useIntroduction(viewerId: string | null, language: Language): void {
  const client = useClient();
  useEffect(() => {
    if (viewerId === null || readSetting('introduced') === viewerId) return;
    void introduce(client, language).then((done) => {
      if (done) writeSetting('introduced', viewerId);
    });
  }, [client, language, viewerId]);
}
