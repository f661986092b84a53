import { useCallback, useEffect, useMemo, useState } from 'react';
import { toDecision } from '../api/to-decision.js';
import { roundsOf, toLines } from '../api/to-lines.js';
import { toView } from '../api/to-view.js';
import { LostPage } from '../app/lost-page.js';
import { goTo } from '../app/navigation.js';
import { pathOf } from '../app/routes.js';
import type { History } from '../game/chronicle/history.js';
import type { Decision } from '../game/decision/decision.js';
import { GameScreen } from '../game/game-screen.js';
import type { GameView } from '../game/model.js';
import type { WholeGameFragment } from '../gql/graphql.js';
import { copyText } from '../lobby/share-link.js';
import { nextGameOf, useMyGames } from '../lobby/use-lobby.js';
import { useSession } from '../session/session.js';
import { useWords } from '../words/use-words.js';
import { Announcer } from './announcer.js';
import type { LiveState } from './history-reducer.js';
import { useChoosing } from './use-choosing.js';
import { useLiveGame } from './use-live-game.js';
import { useMoves } from './use-moves.js';
import { useNotices } from './use-notices.js';
import { usePast } from './use-past.js';
import { useReplay } from './use-replay.js';
import { useSeen } from './use-seen.js';
import { useShortcuts } from './use-shortcuts.js';

type Props = Readonly<{ id: string; at: number | null }>;
type LiveProps = Props &
  Readonly<{ live: LiveState; again: (atLeast: number) => void; game: WholeGameFragment; view: GameView }>;

/** Moving about in the history: by address, so that every moment has a link. */
function useHistory({ id, view }: LiveProps): History & Readonly<{ replayFrom: (version: number) => void }> {
  const { head, version, rounds } = view;
  const seek = useCallback(
    (to: number) =>
      goTo(to >= head ? { page: 'game', id } : { page: 'gameAt', id, version: Math.max(1, to) }, {
        replace: true,
      }),
    [head, id],
  );
  const { playing, toggle, from } = useReplay(version, head, seek);
  const seen = useSeen(id, head);
  const copyLink = () => void copyText(location.origin + pathOf({ page: 'gameAt', id, version }));
  return { version, head, seen, rounds, playing, seek, toggle, copyLink, replayFrom: from };
}

/** One comes to decide: the question is the first thing a screen reader says. */
function useFocusOnDecision(): void {
  useEffect(() => {
    document.getElementById('decision-title')?.focus({ preventScroll: true });
  }, []);
}

/** The table once it is there: moves, history, notices, all around one screen. */
function Table(props: LiveProps) {
  const { id, at, live, again, game, view } = props;
  const words = useWords();
  const { viewer } = useSession();
  const { rows } = useMyGames(viewer === null);
  const [closed, close] = useState<string | null>(null);
  const moves = useMoves(game, again);
  const choosing = useChoosing(view, { sending: moves.sending, send: moves.place, closed: close });
  const notices = useNotices({ live, moves, view, game, closed, open: () => close(null) });
  const { replayFrom, ...history } = useHistory(props);
  const { head, seen } = history;
  const lines = useMemo(() => toLines(game, live.events, words), [game, live.events, words]);
  const nextGame = nextGameOf(rows, id);
  const decision: Decision = at !== null && at < head ? { kind: 'look' } : toDecision(game);
  useFocusOnDecision();
  useShortcuts({ choosing, notices, nextGame, history });
  return (
    <>
      <Announcer lines={lines} myTurn={decision.kind === 'place'} />
      <GameScreen
        view={view}
        decision={decision}
        choosing={choosing}
        notices={notices}
        nextGame={nextGame}
        onSettle={() => undefined}
        history={history}
        chronicle={{
          gameId: id,
          head,
          lines,
          fresh: head - seen,
          onReplay: () => replayFrom(Math.max(1, seen)),
        }}
      />
    </>
  );
}

/** A game: live, or held at a version of the past. */
export function GamePage({ id, at }: Props) {
  const words = useWords();
  const { again, ...live } = useLiveGame(id);
  const before = usePast(id, at);
  const now = live.game;
  const game = at === null ? now : (before ?? now);
  const head = now?.version ?? 0;
  const view = useMemo(
    () => (game === null ? null : toView(game, { head, rounds: roundsOf(live.events) }, words)),
    [game, head, live.events, words],
  );
  if (live.fault !== null && now === null) return <LostPage fault={live.fault} />;
  if (game === null || view === null) return null;
  return <Table id={id} at={at} live={live} again={again} game={game} view={view} />;
}
