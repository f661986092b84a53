import { useEffect, useState } from 'react';
import { useClient, type Client } from 'urql';
import { RuleNamesDocument } from '../gql/graphql.js';
import type { Language } from '../words/languages.js';
import { useSpeech } from '../words/use-words.js';

type Names = ReadonlyMap<string, string>;

/** Rules are called the same for as long as the page is open. */
const known = new Map<Language, Names>();

async function askNames(client: Client, language: Language): Promise<Names | null> {
  const { data } = await client.query(RuleNamesDocument, {}, { requestPolicy: 'network-only' });
  if (data === undefined) return null;
  const names = new Map(data.rules.map(({ code, heading }) => [code, heading]));
  known.set(language, names);
  return names;
}

/** What the server calls a rule; null until it has said so. */
export function useRuleName(code: string): string | null {
  const client = useClient();
  const { language } = useSpeech();
  const [told, tell] = useState<Readonly<{ language: Language; names: Names | null }> | null>(null);
  const names = known.get(language) ?? (told?.language === language ? told.names : null);
  const missing = names === null;
  useEffect(() => {
    if (!missing) return undefined;
    let wanted = true;
    void askNames(client, language).then((answer) => {
      if (wanted) tell({ language, names: answer });
    });
    return () => {
      wanted = false;
    };
  }, [client, language, missing]);
  return names?.get(code) ?? null;
}
