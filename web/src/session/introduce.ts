import { useEffect, useState } from 'react';
import { useClient, type Client } from 'urql';
import { IntroduceDocument, MyZoneDocument, type Language as Spoken } from '../gql/graphql.js';
import { deviceZone } from '../lib/device-zone.js';
import { readSetting, writeSetting } from '../lib/settings.js';
import type { Language } from '../words/languages.js';

/** Where everybody lives before they have said anything. */
const NOWHERE = 'UTC';

/** What became of it: nothing was to be told, it was told, or the server could not be asked. */
type Introduced = 'known' | 'told' | 'failed';

async function introduce(client: Client, language: Language): Promise<Introduced> {
  const timeZone = deviceZone();
  const { data, error: unknown } = await client.query(MyZoneDocument, {}, { requestPolicy: 'network-only' });
  if (unknown !== undefined || data === undefined) return 'failed';
  if (data.mySettings.timeZone !== NOWHERE || timeZone === NOWHERE) return 'known';
  const input = { timeZone, language: language.toUpperCase() as Spoken };
  const { error } = await client.mutation(IntroduceDocument, { input });
  return error === undefined ? 'told' : 'failed';
}

/**
 * Tells the server once where somebody is who came in without saying so, and what they speak, so that deadlines keep to
 * their days and letters can be read. What was chosen in the settings is left alone. True once it was told: what was asked
 * before is to be asked again.
 */
export function useIntroduction(viewerId: string | null, language: Language): boolean {
  const client = useClient();
  const [told, tell] = useState<string | null>(null);
  useEffect(() => {
    if (viewerId === null || readSetting('introduced') === viewerId) return;
    void introduce(client, language).then((introduced) => {
      if (introduced !== 'failed') writeSetting('introduced', viewerId);
      if (introduced === 'told') tell(viewerId);
    });
  }, [client, language, viewerId]);
  return viewerId !== null && told === viewerId;
}
