import { useCallback } from 'react';
import { useClient } from 'urql';
import { IntroduceDocument, type Language as Spoken } from '../gql/graphql.js';
import type { Language } from '../words/languages.js';
import { useSpeech } from '../words/use-words.js';
import { useSession } from './session.js';

/** Chooses a language for the page and, for whoever is signed in, for letters too: one choice, one meaning. */
export function useLanguageChoice(): (language: Language) => Promise<void> {
  const client = useClient();
  const { speak } = useSpeech();
  const { viewer } = useSession();
  const known = viewer !== null;
  return useCallback(
    async (language) => {
      const input = { language: language.toUpperCase() as Spoken };
      // The account first: whoever asks again because the language changed finds it kept.
      if (known) await client.mutation(IntroduceDocument, { input });
      speak(language);
    },
    [client, known, speak],
  );
}
