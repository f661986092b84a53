import { useEffect, useState } from 'react';
import { useClient, type Client } from 'urql';
import { faultOf, plainFault, type Fault } from '../api/faults.js';
import { linkOf } from '../api/links.js';
import {
  AuditDocument,
  AuditEventsDocument,
  type AuditEventsQuery,
  type AuditQuery,
} from '../gql/graphql.js';
import type { Language } from '../words/languages.js';

export type AuditedGame = NonNullable<AuditQuery['game']>;
export type Findings = AuditQuery['gameAudit'];
export type AuditedEvent = AuditEventsQuery['gameEvents']['edges'][number]['node'];

type Audited = Readonly<{
  game: AuditedGame | null;
  findings: Findings | null;
  /** Oldest first; null until the last one is there. */
  events: readonly AuditedEvent[] | null;
  fault: Fault | null;
}>;

const PAGE = 100;
const FRESH = { requestPolicy: 'network-only' } as const;

type Page = AuditEventsQuery['gameEvents'];

async function pageAfter(client: Client, gameId: string, after: string | null): Promise<Page | null> {
  const { data } = await client.query(
    AuditEventsDocument,
    { gameId, first: PAGE, after, link: linkOf(gameId) },
    FRESH,
  );
  return data?.gameEvents ?? null;
}

async function allEvents(client: Client, gameId: string): Promise<readonly AuditedEvent[] | null> {
  const events: AuditedEvent[] = [];
  for (let after: string | null = null, more = true; more;) {
    const page = await pageAfter(client, gameId, after);
    if (page === null) return null;
    events.push(...page.edges.map(({ node }) => node));
    after = page.pageInfo.endCursor;
    more = page.pageInfo.hasNextPage;
  }
  return events;
}

const NOTHING: Audited = { game: null, findings: null, events: null, fault: null };

/** What the server finds about a game, and everything that happened in it. */
export function useAudit(gameId: string, language: Language): Audited & Readonly<{ again: () => void }> {
  const client = useClient();
  const [audited, setAudited] = useState<Audited>(NOTHING);
  const [asked, ask] = useState(0);
  useEffect(() => {
    let wanted = true;
    const tell = (part: Partial<Audited>): void => {
      if (wanted) setAudited((before) => ({ ...before, ...part }));
    };
    void client.query(AuditDocument, { gameId, link: linkOf(gameId) }, FRESH).then(({ data, error }) => {
      if (data === undefined || data.game === null)
        tell({ fault: error === undefined ? plainFault('broken') : faultOf(error) });
      else tell({ game: data.game, findings: data.gameAudit, fault: null });
    });
    void allEvents(client, gameId).then((events) => tell({ events }));
    return () => {
      wanted = false;
    };
  }, [client, gameId, language, asked]);
  return { ...audited, again: () => ask((before) => before + 1) };
}
