import { bytesToHex } from '@noble/hashes/utils.js';
import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { keepLink, linkOf } from '../api/links.js';
import { randomBytes } from '../api/random.js';
import { useCommand } from '../api/use-command.js';
import { goTo } from '../app/navigation.js';
import type { Fairness, Rematch } from '../game/score/final.js';
import { AfterwardsDocument, RematchDocument, type AfterwardsQuery } from '../gql/graphql.js';
import type { Language } from '../words/languages.js';

const FRESH = { requestPolicy: 'network-only' } as const;
const PAUSE = 2_000;

function toFairness({ gameAudit }: AfterwardsQuery): Fairness {
  const { sound, words, unchecked, events, version, draws, notices } = gameAudit;
  return {
    state: !sound ? 'bad' : unchecked.length > 0 ? 'open' : 'ok',
    moves: { checked: events, of: version },
    draws,
    notices: notices.length,
    verdict: words[0] ?? '',
  };
}

/** What is said about a game that is over; asked again until its seed is shown, which is a step of the house. */
function useAudited(id: string, language: Language): AfterwardsQuery | null {
  const client = useClient();
  const [audited, setAudited] = useState<AfterwardsQuery | null>(null);
  const [asked, ask] = useState(0);
  const open = audited !== null && toFairness(audited).state === 'open';
  useEffect(() => {
    let wanted = true;
    void client.query(AfterwardsDocument, { id, link: linkOf(id) }, FRESH).then(({ data }) => {
      if (wanted && data !== undefined) setAudited(data);
    });
    return () => {
      wanted = false;
    };
  }, [client, id, language, asked]);
  useEffect(() => {
    if (!open) return undefined;
    const timer = setTimeout(() => ask((before) => before + 1), PAUSE);
    return () => clearTimeout(timer);
  }, [open, asked]);
  return audited;
}

/** Against bots alone there is no table to gather at: the next game has begun. */
const isPractice = (game: AfterwardsQuery['game']): boolean =>
  game !== null && game.settings.practice && game.seats.filter(({ bot }) => bot === null).length === 1;

export type Afterwards = Readonly<{ fairness: Fairness | null; rematch: Rematch | null }>;

/** After the end: whether all was fair, and the way to play once more for those who sat here. */
export function useAfterwards(id: string, language: Language): Afterwards {
  const audited = useAudited(id, language);
  const { send, sending, trouble } = useCommand(RematchDocument, ({ rematch }) => rematch);
  // The same until it is answered, so that pressing again is the same wish.
  const [entropy] = useState(() => bytesToHex(randomBytes(32)));
  if (audited === null) return { fairness: null, rematch: null };
  const { game } = audited;
  const again = async (): Promise<void> => {
    const outcome = await send({ gameId: id, entropy });
    if (outcome.kind !== 'accepted') return;
    if (outcome.link !== null) keepLink(outcome.gameId, outcome.link);
    goTo({ page: isPractice(game) ? 'game' : 'table', id: outcome.gameId });
  };
  const rematch: Rematch | null =
    game === null || game.mySeat === null ? null : { table: game.rematch, again, sending, trouble };
  return { fairness: toFairness(audited), rematch };
}
