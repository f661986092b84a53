import {
  awaiting,
  PIPS_PER_DIE,
  seenBy,
  type Awaited,
  type CancelReason,
  type Eyes,
  type GameResult,
  type Seat,
  type SeenGame,
  type Table,
  type TableSeat,
} from '../game/index.js';
import { boardView, type BoardView } from './board-view.js';
import { optionsView, type OptionsView } from './options-view.js';
import { requestViews, type RequestView } from './request-view.js';
import type { Language } from './sentences/languages.js';
import { speechOf } from './refusal-view.js';
import { scoreView, type ScoreView } from './score-view.js';
import { settingsView, type SettingsView } from './settings-view.js';
import { statusOf, type Status } from './summary.js';

/** Who looks: from which seat, if any, whether what follows from the last command is all there, in which language. */
export type Viewpoint = Readonly<{
  seat: Seat | undefined;
  /** Nothing is hidden from this one. */
  everything?: boolean;
  settled: boolean;
  language: Language;
}>;

export type ResultView = GameResult & Readonly<{ scores: readonly ScoreView[]; pipsPerDie: number }>;

/** A game as one viewer may see it. The seats still lack the persons: those are no part of the game. */
export type GameView = Readonly<{
  status: Status;
  version: number;
  settled: boolean;
  settings: SettingsView;
  commitment: string;
  seats: readonly TableSeat[];
  nextJoin?: number;
  awaiting: readonly Awaited[];
  requests: readonly RequestView[];
  cancelled?: CancelReason;
  board?: BoardView;
  result?: ResultView;
  options?: OptionsView;
}>;

/** Everything that leaves the server about a game passes here, and `seenBy` has taken out what this viewer may not know. */
export function gameView(table: Table, viewpoint: Viewpoint): GameView {
  const { seat, settled, language } = viewpoint;
  const seen = seenBy(table, eyesOf(viewpoint));
  const { settings, commitment, game, seats } = seen;
  if (settings === undefined || commitment === undefined) throw new Error('a game that was never opened');
  // Without names: what closes an option never speaks of players, since it is this one's turn.
  const speech = speechOf(seen, language);
  return {
    status: statusOf(table),
    version: table.version,
    settled,
    settings: settingsView(settings, language),
    commitment,
    seats,
    ...lobbyOf(table),
    awaiting: settled ? awaiting(seen) : [],
    requests: requestViews(seen, seat),
    ...(game === undefined ? {} : { board: boardView(game, speech) }),
    ...(game?.result === undefined ? {} : { result: resultView(game.result, game) }),
    ...(settled && seat !== undefined ? { options: optionsView(seen, seat, speech) } : {}),
  };
}

const resultView = (result: GameResult, game: SeenGame): ResultView => ({
  ...result,
  scores: game.scores.map((sheet) => scoreView(sheet, game)),
  pipsPerDie: PIPS_PER_DIE,
});

const eyesOf = ({ seat, everything }: Viewpoint): Eyes => (everything === true ? 'all' : seat);

/** The number the next joiner gets, if anybody can join; why it was cancelled, if it was. */
function lobbyOf({
  settings,
  seats,
  joins,
  game,
  closed,
  cancelled,
}: Table): Pick<GameView, 'nextJoin' | 'cancelled'> {
  const open = game === undefined && closed === undefined && seats.length < (settings?.seats ?? 0);
  return { ...(open ? { nextJoin: joins + 1 } : {}), ...(cancelled === undefined ? {} : { cancelled }) };
}
