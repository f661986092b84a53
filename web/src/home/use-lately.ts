import { useEffect, useState } from 'react';
import { useClient } from 'urql';
import { isDeed, seatAbout } from '../api/to-lines.js';
import { EventsDocument, type HappenedFragment } from '../gql/graphql.js';
import { useSpeech } from '../words/use-words.js';

const LOOKED_AT = 40;
const SHOWN = 2;

type Game = Readonly<{ id: string; version: number }>;

/** The last moves that others made in a game, the newest first, or mine while nobody else has; empty until it is known. */
export function useLately({ id: gameId, version }: Game, mine: number): readonly HappenedFragment[] {
  const client = useClient();
  const { language } = useSpeech();
  const [events, setEvents] = useState<readonly HappenedFragment[]>([]);
  useEffect(() => {
    let wanted = true;
    const variables = { gameId, last: LOOKED_AT };
    void client.query(EventsDocument, variables, { requestPolicy: 'network-only' }).then(({ data }) => {
      const found = data?.gameEvents.edges.map(({ node }) => node);
      if (wanted && found !== undefined) setEvents(found);
    });
    return () => {
      wanted = false;
    };
  }, [client, gameId, version, language]);
  const deeds = events.filter((event) => isDeed(event) && event.ordinal === 0 && !event.undone);
  const others = deeds.filter((event) => seatAbout(event) !== mine);
  return (others.length === 0 ? deeds : others).slice(-SHOWN).reverse();
}
