import {
  decode,
  fold,
  type Actor,
  type JsonObject,
  type Recorded,
  type Table,
} from '../../../src/game/index.js';
import type { Client } from './api.js';

/** A table as a client knows it that has read every event it may see, page by page. */
export type Follower = Readonly<{
  /** The table at `version` or later. */
  at: (version: number) => Promise<Table>;
}>;

const PAGE = 100;

const EVENTS = `query Events($game: ID!, $after: String, $first: Int!) {
  gameEvents(gameId: $game, after: $after, first: $first) { edges { node {
    version ordinal type shape payload actor { kind seatId } sealed { hash value }
  } } }
}`;

/** Follows a game through the API alone. */
export function follow(client: Client, game: string): Follower {
  const known: Recorded[] = [];

  const readPage = async (): Promise<number> => {
    const after = known.length === 0 ? null : String(known.length);
    const { gameEvents } = await client.read<Page>(EVENTS, { game, after, first: PAGE });
    for (const { node } of gameEvents.edges) {
      if (node.version !== known.length + 1)
        throw new Error(`game ${game}: ${node.version} follows ${known.length}`);
      known.push(recordedOf(node));
    }
    return gameEvents.edges.length;
  };

  return {
    at: async (version) => {
      while ((await readPage()) === PAGE || known.length < version);
      return fold(known);
    },
  };
}

type Node = Readonly<{
  version: number;
  ordinal: number;
  type: string;
  shape: number;
  payload: JsonObject;
  actor: Readonly<{ kind: string; seatId: string | null }>;
  sealed: Readonly<{ hash: string; value: JsonObject | null }> | null;
}>;
type Page = Readonly<{ gameEvents: Readonly<{ edges: readonly Readonly<{ node: Node }>[] }> }>;

function recordedOf({ version, ordinal, type, shape, payload, actor, sealed }: Node): Recorded {
  const secret =
    sealed === null || sealed.value === null ? {} : { sealed: { ...sealed, value: sealed.value } };
  const by = actor.seatId === null ? actor.kind.toLowerCase() : `${actor.kind.toLowerCase()}:${actor.seatId}`;
  const event = decode({ type, shape, payload, ...secret });
  return { version, ordinal, actor: by as Actor, commandId: '', event };
}
