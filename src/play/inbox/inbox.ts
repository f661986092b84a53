import type { DecisionKind, RequestKind, Seat } from '../../game/index.js';
import { summaryFrom, type SummarySeat } from '../../views/summary.js';
import type { InboxRows, NewsKind, OwnGame } from '../lobby-port.js';
import type { GameRow } from '../people-port.js';

/** A decision that waits for somebody. */
export type WaitingDecision = Readonly<{
  game: GameRow;
  seat: Seat;
  kind: DecisionKind;
  since: number;
  waitingSince: Date;
  deadline?: Date;
}>;

/** A question of the table that waits for somebody's answer. */
export type WaitingRequest = Readonly<{
  game: GameRow;
  seat: Seat;
  request: number;
  kind: RequestKind;
  by: Seat;
}>;

/** Everything that waits for one person: small, and always sent as a whole. */
export type Inbox = Readonly<{
  /** The longest waiting first. */
  decisions: readonly WaitingDecision[];
  requests: readonly WaitingRequest[];
  /** Full tables at which one has yet to say that one is ready. */
  unready: readonly GameRow[];
  /** Games in which the autopilot keeps one's seat. */
  kept: readonly GameRow[];
  invitations: InboxRows['invitations'];
  news: readonly Readonly<{ game: GameRow; kind: NewsKind; at: Date }>[];
  /** Ways of one's own through which nothing has got for so long that they are off. */
  brokenChannels: InboxRows['brokenChannels'];
}>;

/** What of a person's games waits for them, derived from the rows that the appends have written. */
export function inboxFrom({ games, invitations, news, brokenChannels }: InboxRows): Inbox {
  const sitting = games.flatMap(sittingIn);
  return {
    decisions: sitting.flatMap(decisionsIn).sort(longestFirst),
    requests: sitting.flatMap(requestsIn),
    unready: sitting.filter(isUnready).map(({ own }) => own.game),
    kept: sitting.filter(({ seat }) => seat.kept === true).map(({ own }) => own.game),
    invitations,
    news,
    brokenChannels,
  };
}

type Sitting = Readonly<{ own: OwnGame; seat: SummarySeat }>;

/** Whoever has left a table, or lost the seat, keeps a claim and nothing more. */
function sittingIn(own: OwnGame): readonly Sitting[] {
  const seat = summaryFrom(own.game.summary).taken.find(({ seatId }) => seatId === own.seatId);
  return seat === undefined ? [] : [{ own, seat }];
}

/** While the autopilot plays a seat, its person owes nothing. */
const isAway = ({ kept, resigned }: SummarySeat): boolean => kept === true || resigned === true;

function decisionsIn({ own: { game }, seat: mine }: Sitting): readonly WaitingDecision[] {
  if (isAway(mine)) return [];
  return game.awaiting
    .filter(({ seat }) => seat === mine.seat)
    .map(({ seat, kind, since, stretch }) => {
      const until = stretch?.clock?.running?.until;
      const waitingSince = stretch === undefined ? game.updatedAt : new Date(stretch.openedAt);
      const deadline = until === undefined ? {} : { deadline: new Date(until) };
      return { game, seat, kind, since, waitingSince, ...deadline };
    });
}

const longestFirst = (one: WaitingDecision, other: WaitingDecision): number =>
  one.waitingSince.getTime() - other.waitingSince.getTime() || (one.game.id < other.game.id ? -1 : 1);

function requestsIn({ own: { game }, seat: { seat } }: Sitting): readonly WaitingRequest[] {
  if (seat === undefined) return [];
  const { requests = [] } = summaryFrom(game.summary);
  return requests
    .filter(({ missing }) => missing.includes(seat))
    .map(({ request, kind, by }) => ({ game, seat, request, kind, by }));
}

function isUnready({ own: { game }, seat }: Sitting): boolean {
  const { status, taken, seats } = summaryFrom(game.summary);
  return status === 'open' && !seat.ready && taken.length === seats;
}

/** What an inbox says, in one text: two that say the same are not worth sending twice. */
export const inboxKey = (inbox: Inbox): string => {
  const { decisions, requests, unready, kept, invitations, news, brokenChannels } = inbox;
  return JSON.stringify([
    decisions.map(({ game, kind, since, deadline }) => [game.id, kind, since, deadline]),
    requests.map(({ game, request }) => [game.id, request]),
    unready.map(({ id }) => id),
    kept.map(({ id }) => id),
    invitations.map(({ game, at }) => [game.id, at]),
    news.map(({ game, kind, at }) => [game.id, kind, at]),
    brokenChannels.map(({ channel, at }) => [channel, at]),
  ]);
};
