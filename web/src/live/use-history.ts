import { useCallback, useEffect, useMemo } from 'react';
import { linkOf, linkPart } from '../api/links.js';
import { deedsOf, firstBoard, roundsOf, turnsOf, undoneOf } from '../api/to-lines.js';
import { goTo } from '../app/navigation.js';
import { pathOf } from '../app/routes.js';
import {
  freshDeeds,
  nextStop,
  type History,
  type Looking,
  type MomentLink,
  type Stride,
} from '../game/chronicle/history.js';
import type { GameView } from '../game/model.js';
import type { HappenedFragment, WholeGameFragment } from '../gql/graphql.js';
import { copyText } from '../lobby/share-link.js';
import { opensFor } from './opens-for.js';
import { useReplay } from './use-replay.js';
import { useSeen } from './use-seen.js';

type Wandering = Readonly<{
  history: History;
  /** How many moves there are in all, and how many are told of those since my last visit. */
  moves: Readonly<{ all: number; fresh: number }>;
  /** Shows again what happened since my last visit. */
  replay: () => void;
}>;

/** What the history says about where one can go. */
function useStops(events: readonly HappenedFragment[]) {
  return useMemo(() => {
    const rounds = roundsOf(events);
    const stops = { turn: turnsOf(events), round: rounds.map(({ version }) => version) };
    return { rounds, undone: undoneOf(events), first: firstBoard(events), deeds: deedsOf(events), stops };
  }, [events]);
}

type Bounds = Readonly<{ asked: number | null; first: number; head: number; seek: (to: number) => void }>;

/** Whoever asks for a version before the first move, or after the last, is led to that. */
function useBounds({ asked, first, head, seek }: Bounds): void {
  useEffect(() => {
    if (asked !== null && (asked < first || asked > head)) seek(asked < first ? first : head);
  }, [asked, first, head, seek]);
}

/** The address of a moment; with the secret of a game that is not for everybody, where this device has it. */
function linkTo(game: WholeGameFragment, version: number): MomentLink {
  const { id, visibility } = game;
  const secret = visibility === 'PUBLIC' ? null : linkOf(id);
  const address = location.origin + pathOf({ page: 'gameAt', id, version }) + linkPart(secret);
  return { address, opens: opensFor(game, secret), copy: () => copyText(address) };
}

type Parts = Readonly<{
  game: WholeGameFragment;
  view: GameView;
  missing: boolean;
  events: readonly HappenedFragment[];
  /** The version that was asked for; null for now. */
  asked: number | null;
  looking: Looking;
}>;

/** Moving about in the history: by address, so that every moment has a link. One that never was leads to the nearest. */
export function useHistory({ game, view, missing, events, asked, looking }: Parts): Wandering {
  const { id, head } = view;
  // Where one is going counts, not what has come yet: two quick steps back are two.
  const version = asked === null ? view.version : Math.min(asked, head);
  const { rounds, undone, first, deeds, stops } = useStops(events);
  const seek = useCallback(
    (to: number) =>
      goTo(to >= head ? { page: 'game', id } : { page: 'gameAt', id, version: Math.max(1, to) }, {
        replace: true,
      }),
    [head, id],
  );
  const visit = useSeen(id, head);
  const { playing, toggle, from } = useReplay({ version: view.version, head, first, told: deeds, seek });
  // What was before the first board cannot be shown again.
  const seen = Math.max(first, visit.seen);
  const fresh = freshDeeds(deeds, seen, visit.arrived).length;
  // Histories come newest first: what lies before their oldest page is not before their first move.
  useBounds({ asked: events[0]?.version === 1 ? asked : null, first, head, seek });
  const history: History = {
    version,
    missing,
    head,
    seen: fresh > 0 ? seen : head,
    first,
    rounds,
    undone,
    playing,
    toggle,
    seek,
    go: (stride: Stride, by) =>
      seek(stride === 'move' ? Math.max(first, version + by) : nextStop(stops[stride], version, by)),
    looking,
    link: linkTo(game, version),
  };
  return { history, moves: { all: head, fresh }, replay: () => from(seen) };
}
