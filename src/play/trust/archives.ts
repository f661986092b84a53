import type { GameId, StoredEvent } from '../../game/index.js';
import { contentOf } from '../../fairness/archive/content.js';
import {
  ARCHIVE_KIND,
  type ArchiveView,
  type DeliveryLine,
  type DigestLine,
} from '../../fairness/archive/lines.js';
import { scoresLine } from '../../fairness/archive/scores.js';
import { archiveText, copiedText } from '../../fairness/archive/write.js';
import type { Signer } from '../../fairness/signature.js';
import { redact } from '../../views/redact.js';
import type { Delivery } from '../deliveries-port.js';
import type { Loaded } from '../loaded.js';
import type { Look } from '../look.js';
import { pagesOf } from '../pages.js';
import type { Journal } from '../ports.js';
import type { TrustStores } from './trust-port.js';

export type { ArchiveView };

export type ArchiveStores = Readonly<{ journal: Journal }> & Omit<TrustStores, 'census'>;

/** Games as files that anybody can check without this server. */
export type Archives = Readonly<{
  /** The archive of a game as it stands now, for those who may see so much of it; line by line. */
  of: (game: GameId, view: ArchiveView) => Promise<AsyncIterable<string>>;
}>;

const DELIVERIES_AT_ONCE = 250;

/** Writes archives from what is stored. However long a history is, a page of it is held, and none is read before it is asked for. */
export function createArchives(stores: ArchiveStores, look: Look, signer: Signer): Archives {
  const of = async (game: GameId, view: ArchiveView): Promise<AsyncIterable<string>> => {
    const loaded = await look.now(game);
    const copy = loaded.copied === true ? await stores.copies.linesOf(game) : undefined;
    if (copy !== undefined) return copiedText(copy, eventsOf(stores.journal, loaded, 'full'));
    const { table } = loaded;
    const { settings, version } = table;
    if (settings === undefined) throw new Error(`game ${game} was never opened`);
    const { entropy } = settings;
    return archiveText(
      {
        header: { kind: ARCHIVE_KIND, game, entropy, view, content: contentOf(table) },
        events: eventsOf(stores.journal, loaded, view),
        deliveries: deliveriesOf(stores.notices, game, view),
        scores: scoresLine(table),
        digest: await digestOf(stores, game, version),
      },
      signer,
    );
  };
  return { of };
}

/** Up to the head as it was when the archive was asked for: what happens meanwhile is for the next one. */
async function* eventsOf(
  journal: Journal,
  { game, table, headHash }: Loaded,
  view: ArchiveView,
): AsyncGenerator<StoredEvent> {
  let last: string | undefined;
  for await (const page of pagesOf(journal, game, table.version)()) {
    for (const event of page) yield view === 'full' ? event : redact(event, seatIn(view));
    last = page.at(-1)?.hash;
  }
  // Better no archive than one of another history, signed.
  if (last !== headHash) throw new Error(`the history of game ${game} was replaced while it was read`);
}

const seatIn = (view: ArchiveView): number | undefined =>
  view.startsWith('seat:') ? Number(view.slice('seat:'.length)) : undefined;

/** Of what others were told nobody learns before the end, and of the ways by which they were told nobody at all. */
async function* deliveriesOf(
  { deliveries }: TrustStores['notices'],
  game: GameId,
  view: ArchiveView,
): AsyncGenerator<DeliveryLine> {
  const seat = seatIn(view);
  let after: Delivery | undefined;
  do {
    const page = await deliveries.ofGame(game, { after, limit: DELIVERIES_AT_ONCE });
    for (const delivery of page) if (view === 'full' || delivery.seat === seat) yield deliveryLine(delivery);
    after = page.length < DELIVERIES_AT_ONCE ? undefined : page.at(-1);
  } while (after !== undefined);
}

const deliveryLine = (delivery: Delivery): DeliveryLine => {
  const { notice, seat, since, kind, attempt, result, deadline, dueAt, claimedAt, finishedAt } = delivery;
  return {
    kind: 'delivery',
    seat,
    since,
    notice: kind,
    name: notice,
    attempt,
    result,
    ...(deadline === undefined ? {} : { deadline: deadline.toISOString() }),
    dueAt: dueAt.toISOString(),
    claimedAt: claimedAt.toISOString(),
    ...(finishedAt === undefined ? {} : { finishedAt: finishedAt.toISOString() }),
  };
};

/** With the public key, which may be an older one than that of the archive. */
async function digestOf(
  { digests, signingKeys }: ArchiveStores,
  game: GameId,
  version: number,
): Promise<DigestLine | undefined> {
  const found = await digests.including(game, version);
  if (found === undefined) return undefined;
  const key = (await signingKeys.all()).find(({ keyId }) => keyId === found.keyId);
  return key === undefined ? undefined : { kind: 'digest', ...found, publicKey: key.publicKey };
}
