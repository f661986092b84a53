import { useCallback, useEffect, useMemo, useState } from 'react';
import { aloneAt } from '../api/alone-at.js';
import { toDecision } from '../api/to-decision.js';
import { toLines } from '../api/to-lines.js';
import { clockOf } from '../api/clock-of.js';
import { awayAt, isKept, toRequests } from '../api/to-table.js';
import { playersOf } from '../api/to-tribe.js';
import { LostGame } from '../app/lost-game.js';
import { goTo } from '../app/navigation.js';
import type { Eyes, Looking } from '../game/chronicle/history.js';
import { isMine, type Decision } from '../game/decision/decision.js';
import { GameScreen } from '../game/game-screen.js';
import { KeysHelp } from '../game/keys-help.js';
import { Loading } from '../game/loading.js';
import type { GameView } from '../game/model.js';
import type { Notices, Table } from '../game/table.js';
import type { WholeGameFragment } from '../gql/graphql.js';
import { useNextGame } from '../inbox/inbox.js';
import { useTitle } from '../lib/use-title.js';
import { talkersAt } from '../talk/talkers.js';
import { BookProvider, useSpeech, useWords } from '../words/use-words.js';
import { Announcer } from './announcer.js';
import { useChoosing } from './use-choosing.js';
import { useHints } from './use-hints.js';
import { useHistory } from './use-history.js';
import { useLiveGame, type LiveGame } from './use-live-game.js';
import { useMoves } from './use-moves.js';
import { useNotices } from './use-notices.js';
import { useNowAtLatest, type Missed } from './use-now-at-latest.js';
import { useNudger } from './use-nudger.js';
import { useOrders } from './use-orders.js';
import { useRolled } from './use-rolled.js';
import { useShortcuts } from './use-shortcuts.js';
import { useShown, type Moment } from './use-shown.js';
import { useUndo } from './use-undo.js';

/** The game as it is now, the board that is shown, and everything that happened. */
type LiveProps = Readonly<{
  live: LiveGame;
  game: WholeGameFragment;
  view: GameView;
  /** Whether the board that was asked for could not be fetched yet. */
  missing: boolean;
  /** The version that was asked for; null for now. */
  at: number | null;
  looking: Looking;
  missed: Missed;
}>;

/**
 * One comes to decide: the question is the first thing a screen reader says, and again whenever the button that had
 * the focus has gone, with the question it answered or with the sheet from which one went elsewhere in the history.
 */
function useFocusOnDecision({ decision, choosing }: Table, at: number | null): void {
  const id = 'id' in decision ? decision.id : '';
  const asked = `${decision.kind} ${id} ${choosing.place ?? ''} ${at ?? ''}`;
  useEffect(() => {
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (lost) document.getElementById('decision-title')?.focus({ preventScroll: true });
  }, [asked]);
}

/** The same for as long as the same people sit here. */
function useTalkers({ seats, mySeat }: WholeGameFragment): Table['talkers'] {
  const mine = mySeat !== null;
  return useMemo(() => talkersAt(seats, mine), [seats, mine]);
}

type Closed = Notices['closed'];

/** Why the place that was pressed is closed: said until something happens, for then it may be open. */
function useClosed(version: number): readonly [Closed, (closed: Closed) => void] {
  const [said, say] = useState<Readonly<{ closed: Closed; version: number }>>({ closed: null, version });
  const close = useCallback((closed: Closed) => say({ closed, version }), [version]);
  return [said.version === version ? said.closed : null, close];
}

/** Moves, choices and notices around the board that is shown. */
function useTableOf(
  { live, game, view, at, looking, missed }: LiveProps,
  lines: ReturnType<typeof toLines>,
): Table {
  const words = useWords();
  const [closed, close] = useClosed(game.version);
  const moves = useMoves(game, live);
  const idle = (at !== null && at < game.version) || looking.eyes !== 'mine';
  const decision: Decision = useMemo(
    () => (idle ? { kind: 'look', waiting: null } : toDecision(game)),
    [idle, game],
  );
  const choosing = useChoosing({ view, decision, send: moves.send, closed: close });
  const notices = useNotices({ live, moves, missed, closed, open: () => close(null) });
  const { made, send, sending } = moves;
  const blocked = notices.lostSince === null ? null : words.decision.cannotSend;
  return {
    view,
    decision,
    choosing,
    notices,
    sender: { send, sending, blocked },
    rolled: useRolled({ game, events: live.events, made, chosen: choosing.place }),
    undo: useUndo(game, lines, made),
    requests: toRequests(game),
    orders: useOrders(game, live.again),
    nudger: useNudger(game.id, live.again),
    nextGame: useNextGame(game.id),
    talkers: useTalkers(game),
    alone: aloneAt(game),
    away: awayAt(game),
    kept: isKept(game),
    clock: clockOf(game),
    hint: useHints({ view, decision, made, chosen: choosing.place, practice: game.settings.practice }),
  };
}

/** The table once it is there: moves, history, notices, all around one screen. */
function LiveTable(props: LiveProps) {
  const { live, game, view, missing, at, looking } = props;
  const [help, setHelp] = useState(false);
  const lines = useMemo(() => toLines(game, live.events), [game, live.events]);
  const table = useTableOf(props, lines);
  const { history, moves, replay } = useHistory({
    ...{ game, view, missing, looking },
    events: live.events,
    asked: at,
  });
  useFocusOnDecision(table, at);
  useShortcuts({ table, history, help: () => setHelp(true) });
  return (
    <>
      <Announcer lines={lines} myTurn={isMine(table.decision)} beside={table.rolled?.version} />
      <GameScreen
        table={table}
        history={history}
        chronicle={{
          gameId: view.id,
          commitment: game.commitment,
          over: game.result !== null,
          lines,
          seen: history.seen,
          moves,
          onReplay: replay,
        }}
      />
      {help && <KeysHelp onClose={() => setHelp(false)} />}
    </>
  );
}

/** A table that still waits for players is no game yet: one is led to it. */
function useTableFirst(game: WholeGameFragment | null): void {
  const gathering = game?.status === 'OPEN' && game.seats.length < game.settings.seats ? game.id : null;
  useEffect(() => {
    if (gathering !== null) goTo({ page: 'table', id: gathering }, { replace: true });
  }, [gathering]);
}

/** A game: live, or held at a version of the past. */
export function GamePage({ id, at }: Moment) {
  const { language } = useSpeech();
  const live = useLiveGame(id, language);
  const { game, fault } = live;
  const [eyes, lookAs] = useState<Eyes>('mine');
  const { view, missing } = useShown(live, { id, at }, eyes);
  useTableFirst(game);
  const missed = useNowAtLatest(game?.version, id, at);
  useTitle(game?.title ?? 'Cairn');
  if (fault !== null && game === null) return <LostGame id={id} fault={fault} />;
  if (game === null || view === null) return <Loading />;
  return (
    <BookProvider expansion={view.expansion}>
      <LiveTable
        live={live}
        game={game}
        view={view}
        missing={missing}
        at={at}
        missed={missed}
        looking={{ eyes, players: [...playersOf(game).values()], lookAs }}
      />
    </BookProvider>
  );
}
