import type { Seat } from '../../../src/game/index.js';
import { gameView } from '../../../src/views/game-view.js';
import type { Client } from '../clients/api.js';
import type { Finding } from './findings.js';
import { refold } from './histories.js';
import type { Stored } from './rows.js';

/** Somebody who sits in a game and can be asked what it looks like from there. */
export type Witness = Readonly<{ game: string; client: Client }>;

/** Asks a process for games that it may hold in memory, and compares its answers with a refold of what is stored. */
export async function examineFaces(
  process: number,
  witnesses: readonly Witness[],
  games: ReadonlyMap<string, Stored>,
): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  for (const { game, client } of witnesses) {
    const shown = await client.look<Face>(process, FACE, { id: game });
    const difference = differenceIn(shown, games.get(game));
    if (difference !== undefined) {
      findings.push({
        fault: 'broken',
        what: `process ${process} shows game ${game} with another ${difference}`,
      });
    }
  }
  return findings;
}

type Face = Readonly<{
  game: Readonly<{ head: string; mySeat: Readonly<{ seat: Seat | null }>; [field: string]: unknown }>;
}>;

function differenceIn(
  { game: { head, mySeat, ...shown } }: Face,
  stored: Stored | undefined,
): string | undefined {
  const table = refold(stored?.rows ?? []);
  if (stored === undefined || table === undefined) return 'history: none that can be folded';
  if (head !== stored.rows.at(-1)?.hash) return 'head';
  return pathOfDifference(
    shown,
    gameView(table, { seat: mySeat.seat ?? undefined, settled: true, language: 'en' }),
    'game',
  );
}

/** Where two values differ. The API writes null for what is absent, and names in capitals: CARD_1 for card1. */
function pathOfDifference(shown: unknown, view: unknown, path: string): string | undefined {
  if (shown === null) return view === undefined ? undefined : path;
  if (typeof shown === 'string' && typeof view === 'string')
    return spelt(shown) === spelt(view) ? undefined : path;
  if (typeof shown !== 'object') return shown === view ? undefined : path;
  if (typeof view !== 'object' || view === null) return path;
  if (Array.isArray(shown) && shown.length !== Object.keys(view).length) return `${path}.length`;
  for (const [key, member] of Object.entries(shown)) {
    const found = pathOfDifference(
      member,
      (view as Readonly<Record<string, unknown>>)[key],
      `${path}.${key}`,
    );
    if (found !== undefined) return found;
  }
  return undefined;
}

const spelt = (name: string): string => name.replaceAll('_', '').toLowerCase();

/** Everything that lies on the table, in the words of the schema. */
const FACE = `query Face($id: ID!) { game(id: $id) {
  head version status commitment nextJoin mySeat { seat }
  awaiting { seat kind since }
  seats { seatId join seat ready entropySeal entropy }
  board {
    round phase start deck lastRound
    tribes {
      seat people home score agriculture extraCount traded fed resigned
      stock { food wood brick stone gold ornaments }
      tools { slot value used }
      cards { card { id } spent }
      extraCards { id }
      buildings { id }
    }
    places { id crowds { seat people done } }
    cardPlaces { id card { id } boughtBy crowds { seat people done } }
    stacks { id left building { id } crowds { seat people done } }
    roll { seat source dice sum }
  }
  result { reason winners }
} }`;
