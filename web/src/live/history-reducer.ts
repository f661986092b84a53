import type { HappenedFragment, WholeGameFragment } from '../gql/graphql.js';
import type { Fault } from '../api/faults.js';
import { merged } from './merged.js';

/** A game as it is now, all that happened in it, and whether the line is open. */
export type LiveState = Readonly<{
  game: WholeGameFragment | null;
  /** Oldest first, without gaps at the end; the beginning may still be on its way. */
  events: readonly HappenedFragment[];
  fault: Fault | null;
  lostSince: Date | null;
  /** The version at which the line broke. */
  lostAt: number | null;
  /** How many versions came after it was mended; shown for a moment. */
  caughtUp: number | null;
}>;

export type LiveAction = Readonly<
  | { type: 'game'; game: WholeGameFragment }
  | { type: 'fault'; fault: Fault }
  | { type: 'events'; events: readonly HappenedFragment[] }
  | { type: 'lost'; at: Date }
  | { type: 'caughtUp'; version: number }
  | { type: 'told' }
>;

export const NOTHING_YET: LiveState = {
  game: null,
  events: [],
  fault: null,
  lostSince: null,
  lostAt: null,
  caughtUp: null,
};

const newest = (state: LiveState): number => state.events.at(-1)?.version ?? state.game?.version ?? 0;

/** Two answers may overtake one another; the older one is thrown away, and the same one changes nothing. */
function newer(state: LiveState, game: WholeGameFragment): LiveState {
  return (state.game?.version ?? 0) > game.version ? state : { ...state, game, fault: null };
}

function mended(state: LiveState, version: number): LiveState {
  if (state.lostSince === null) return state;
  const missed = state.lostAt === null ? 0 : version - state.lostAt;
  return { ...state, lostSince: null, lostAt: null, caughtUp: missed > 0 ? missed : null };
}

/** What the page knows after it heard something. Older news never replaces newer. */
export function live(state: LiveState, action: LiveAction): LiveState {
  switch (action.type) {
    case 'game':
      return newer(state, action.game);
    case 'fault':
      return { ...state, fault: action.fault };
    case 'events':
      return { ...state, events: merged(state.events, action.events) };
    case 'lost':
      return { ...state, lostSince: state.lostSince ?? action.at, lostAt: state.lostAt ?? newest(state) };
    case 'caughtUp':
      return mended(state, action.version);
    case 'told':
      return { ...state, caughtUp: null };
  }
}
