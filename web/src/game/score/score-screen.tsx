import { useMemo } from 'react';
import { useMedia } from '../../lib/use-media.js';
import type { Talkers } from '../../talk/talk-panel.js';
import type { NextGame } from '../table.js';
import { Cairns, cairnsOf } from './cairns.js';
import { countAfter, stepsIn } from './count.js';
import { Fair } from './fair.js';
import type { Course, Fairness, FinalView, Rematch } from './final.js';
import { GoodsGathered, LuckLedger } from './plots.js';
import { ScoreBar } from './score-bar.js';
import { ScoreByRound } from './score-by-round.js';
import { ScoreHead } from './score-head.js';
import { ScoreTable } from './score-table.js';
import { useCount } from './use-count.js';

type Props = Readonly<{
  final: FinalView;
  courses: readonly Course[];
  nextGame: NextGame;
  talkers: Talkers | null;
  fairness: Fairness | null;
  rematch: Rematch | null;
}>;

/** The end of a game: every tribe a cairn, counted up part by part; who won, and the plots, when all is counted. */
export function ScoreScreen({ final, courses, nextGame, talkers, fairness, rematch }: Props) {
  const small = useMedia('(max-width: 699px)');
  const cairns = useMemo(() => cairnsOf(final), [final]);
  const count = useCount(stepsIn(cairns, final.parts));
  const counted = countAfter(final, cairns, count.step);
  return (
    <div className={count.complete ? 'score-page' : 'score-page counting'}>
      <ScoreBar final={final} nextGame={nextGame} talkers={talkers} small={small} />
      <main className="score-main">
        <ScoreHead final={final} count={count} rematch={rematch} small={small} />
        <Cairns final={final} cairns={cairns} counted={counted} />
        <ScoreTable final={final} counted={counted} small={small} />
        <div className="plots">
          <ScoreByRound courses={courses} />
          <GoodsGathered courses={courses} />
          <LuckLedger courses={courses} />
          <Fair gameId={final.id} fairness={fairness} />
        </div>
      </main>
    </div>
  );
}
