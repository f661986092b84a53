import type { Client } from './api-client.js';
import { accept, type Table } from './api-play.js';

type Offer = Readonly<{ affordable: string; suggested: Readonly<Record<string, number>> | null }>;

/** A decision as the API offers it; which fields are there depends on its kind. */
export type Offered = Readonly<{
  kind: 'PLACE' | 'ACT' | 'SETTLE' | 'PICK_DIE' | 'FEED';
  decision: number;
  places: readonly Readonly<{
    place: string;
    min: number | null;
    max: number | null;
    action: string;
    offer: Offer | null;
  }>[];
  best: Readonly<{ tools: readonly number[]; oneUse: readonly string[] }>;
  faces: readonly Readonly<{ face: number }>[];
  /** The card that opened a market. */
  source: string;
  choices: readonly Readonly<{ count: number; lost: number }>[];
}>;

type Seen = Readonly<{
  game: Readonly<{
    status: string;
    awaiting: readonly Readonly<{ seat: number }>[];
    options: Readonly<{ decision: Offered | null }> | null;
    board: Readonly<{
      tribes: readonly Readonly<{ seat: number; stock: Readonly<Record<string, number>> }>[];
    }>;
  }>;
}>;

const OPTIONS = `query Options($id: ID!) { game(id: $id) {
  status awaiting { seat }
  board { tribes { seat stock { wood brick stone gold } } }
  options { decision { kind decision
    ... on PlaceDecision { places { place min max } }
    ... on ActDecision { places { place action offer { affordable suggested { wood brick stone gold ornaments } } } }
    ... on SettleDecision { best { tools oneUse } }
    ... on PickDieDecision { source faces { face } }
    ... on FeedDecision { choices { count lost } } } } } }`;

const PURCHASE = {
  BUY_CARD: ['buyCard', 'declineCard'],
  BUY_BUILDING: ['buyBuilding', 'declineBuilding'],
} as const;

/** Plays both seats with nothing but what the options say, until the game is over or `enough` says so. */
export async function playByOptions(
  { gameId, ann, bob }: Table,
  enough: (offered: Offered, seen: Seen['game']) => boolean = () => false,
): Promise<readonly Offered['kind'][]> {
  const kinds: Offered['kind'][] = [];
  for (let turn = 0; ; turn += 1) {
    const first = (await ann.send<Seen>(OPTIONS, { id: gameId })).data.game;
    const mover = first.awaiting[0]?.seat === 1 ? ann : bob;
    const seen = mover === ann ? first : (await bob.send<Seen>(OPTIONS, { id: gameId })).data.game;
    const offered = seen.options?.decision;
    if (seen.status === 'OVER' || offered === undefined || offered === null || enough(offered, seen))
      return kinds;
    kinds.push(offered.kind);
    await answer(mover, gameId, offered, { turn, seen });
  }
}

type Moment = Readonly<{ turn: number; seen: Seen['game'] }>;

async function answer(
  client: Client,
  gameId: string,
  offered: Offered,
  { turn, seen }: Moment,
): Promise<void> {
  const decision = { gameId, decision: offered.decision };
  switch (offered.kind) {
    case 'PLACE': {
      const open = offered.places.filter(({ max }) => max !== null);
      const { place, max } = open[turn % open.length]!;
      await accept(client, 'placePeople', { ...decision, place, people: max });
      return;
    }
    case 'ACT':
      return act(client, decision, offered.places[0]!);
    case 'SETTLE':
      await accept(client, 'settle', { ...decision, ...offered.best });
      return;
    case 'PICK_DIE':
      await accept(client, 'pickDie', { ...decision, face: offered.faces[0]!.face });
      return;
    case 'FEED': {
      const { count } = offered.choices.at(-1)!;
      const stock = seen.board.tribes.find(({ seat }) => seat === seen.awaiting[0]?.seat)?.stock ?? {};
      await accept(client, 'feed', { ...decision, pay: take(stock, count) });
    }
  }
}

async function act(
  client: Client,
  decision: object,
  { place, action, offer }: Offered['places'][number],
): Promise<void> {
  if (action === 'USE' || action === 'ROLL') {
    await accept(client, action === 'USE' ? 'usePlace' : 'roll', { ...decision, place });
    return;
  }
  const [buy, decline] = PURCHASE[action as keyof typeof PURCHASE];
  if (offer?.affordable === 'NOW') await accept(client, buy, { ...decision, place, pay: offer.suggested });
  else await accept(client, decline, { ...decision, place });
}

/** So many resources of this stock, in its order. */
function take(stock: Readonly<Record<string, number>>, count: number): Record<string, number> {
  let left = count;
  return Object.fromEntries(
    Object.entries(stock).map(([kind, have]) => {
      const some = Math.min(left, have);
      left -= some;
      return [kind, some];
    }),
  );
}
