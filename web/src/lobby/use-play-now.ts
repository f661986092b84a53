import { bytesToHex } from '@noble/hashes/utils.js';
import { useRef, useState } from 'react';
import { useClient } from 'urql';
import { faultOf, plainFault } from '../api/faults.js';
import { newCommandId, randomBytes } from '../api/random.js';
import type { Trouble } from '../api/use-command.js';
import { goTo } from '../app/navigation.js';
import { PlayNowDocument, type EditionId, type PlayNowMutation } from '../gql/graphql.js';
import { deviceZone } from '../lib/device-zone.js';
import { readSetting } from '../lib/settings.js';
import { useSession } from '../session/session.js';
import type { Language } from '../words/languages.js';
import { useSpeech } from '../words/use-words.js';

/** Whoever plays at once plays by the book of their language. */
export const BOOK_OF: Readonly<Record<Language, EditionId>> = {
  en: 'CS_2019',
  cs: 'CS_2019',
  sk: 'SK_CLASSIC',
  hr: 'HR_2008',
};

type PlayNow = Readonly<{ play: () => Promise<void>; busy: boolean; trouble: Trouble | null }>;
type Wish = Readonly<{ commandId: string; entropy: string }>;
type Answer = PlayNowMutation['playNow'];

const newWish = (): Wish => ({ commandId: newCommandId(), entropy: bytesToHex(randomBytes(32)) });

const refusalIn = (answer: Answer | undefined): Trouble | null => {
  if (answer === undefined) return { kind: 'failed', fault: plainFault('broken') };
  return answer.__typename === 'Rejected' ? { ...answer, kind: 'rejected' } : null;
};

/** From nothing to a game against a bot in one mutation: it signs a stranger in, opens, seats and starts. */
export function usePlayNow(): PlayNow {
  const client = useClient();
  const { language } = useSpeech();
  const { adopt } = useSession();
  const wish = useRef<Wish | null>(null);
  const [{ busy, trouble }, setState] = useState<Omit<PlayNow, 'play'>>({ busy: false, trouble: null });

  const play = async (): Promise<void> => {
    // The same wish keeps its id until an answer is known: pressing again never opens a second game.
    wish.current ??= newWish();
    setState({ busy: true, trouble: null });
    const who = { name: readSetting('name'), timeZone: deviceZone() };
    const input = { ...wish.current, ...who, edition: BOOK_OF[language] };
    const { data, error } = await client.mutation(PlayNowDocument, { input });
    if (error !== undefined) {
      setState({ busy: false, trouble: { kind: 'failed', fault: faultOf(error) } });
      return;
    }
    wish.current = null;
    const answer = data?.playNow;
    setState({ busy: false, trouble: refusalIn(answer) });
    if (answer?.__typename !== 'PlayingNow') return;
    if (answer.signedIn !== null) adopt(answer.signedIn.viewer);
    goTo({ page: 'game', id: answer.gameId });
  };
  return { play, busy, trouble };
}
