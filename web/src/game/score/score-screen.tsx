import { useEffect, useMemo, useState } from 'react';
import { Menu } from '../../app/menu.js';
import { Link } from '../../app/navigation.js';
import { TroubleNote } from '../../api/trouble-note.js';
import { Icon } from '../../art/icon.js';
import { useStillness } from '../../lib/motion.js';
import { TalkButton } from '../../talk/talk-button.js';
import type { Talkers } from '../../talk/talk-panel.js';
import { useWords } from '../../words/use-words.js';
import type { Words } from '../../words/words.js';
import type { NextGame } from '../table.js';
import { Cairns, cairnsOf } from './cairns.js';
import { Fair } from './fair.js';
import { stepsIn, type Course, type Fairness, type FinalView, type Rematch } from './final.js';
import { GoodsGathered, LuckLedger } from './plots.js';
import { ScoreByRound } from './score-by-round.js';
import { ScoreTable } from './score-table.js';

const PACE = 180;

type Count = Readonly<{ step: number; complete: boolean; again: () => void; skip: () => void }>;

/** Lays one stone after the other; any key ends it, and whoever wants no motion sees the end at once. */
function useCount(steps: number): Count {
  const still = useStillness();
  const [step, setStep] = useState(0);
  const reached = still ? steps : step;
  const complete = reached >= steps;
  useEffect(() => {
    if (complete) return undefined;
    const timer = setTimeout(() => setStep((before) => before + 1), PACE);
    const skip = (): void => setStep(steps);
    addEventListener('keydown', skip);
    return () => {
      clearTimeout(timer);
      removeEventListener('keydown', skip);
    };
  }, [complete, reached, steps]);
  return { step: reached, complete, again: () => setStep(0), skip: () => setStep(steps) };
}

/** Who won, with how many points. */
function headline({ winners, tribes }: FinalView, { score }: Words): string {
  const [first, ...others] = winners;
  const points = tribes[0]?.total ?? 0;
  if (first === undefined) return score.title;
  if (others.length > 0) return score.shared(winners.map(({ name }) => name).join(', '), points);
  return first.me ? score.youWin(points) : score.wins(first.name, points);
}

/** Where points were equal, what told the first apart. */
function tieText({ tribes, winners }: FinalView, { score }: Words): string | null {
  const [first, second] = tribes;
  if (first === undefined || second === undefined || winners.length > 1) return null;
  // Where even that is equal, somebody won because the others had left.
  if (first.total !== second.total || first.tie === second.tie) return null;
  const values = [first, second].map(({ player, tie }) => `${player.name} ${tie}`).join(', ');
  return score.tie(values);
}

/** The way to play once more: to the table that is open for it, or opening one. */
function Again({ rematch }: Readonly<{ rematch: Rematch }>) {
  const { score } = useWords();
  const { table, again, sending } = rematch;
  if (table !== null)
    return (
      <Link to={{ page: 'table', id: table }} className="button primary">
        {score.toRematch}
      </Link>
    );
  return (
    <button type="button" className="button primary" disabled={sending} onClick={() => void again()}>
      {score.rematch}
    </button>
  );
}

type HeadProps = Readonly<{ final: FinalView; count: Count; rematch: Rematch | null }>;

function Head({ final, count, rematch }: HeadProps) {
  const words = useWords();
  const { score } = words;
  const line = [
    `${score.summary(final.rounds, final.days, final.moves)}.`,
    score.reasons[final.reason],
    tieText(final, words),
  ];
  return (
    <div className="score-head">
      <div>
        <h2 id="decision-title" tabIndex={-1}>
          {headline(final, words)}
        </h2>
        <p className="soft">{line.filter((part) => part !== null).join(' ')}</p>
      </div>
      <div className="actions">
        <button type="button" className="button" onClick={count.complete ? count.again : count.skip}>
          {count.complete ? score.countAgain : score.skip}
        </button>
        {rematch !== null && <Again rematch={rematch} />}
      </div>
      {rematch !== null && <TroubleNote trouble={rematch.trouble} />}
    </div>
  );
}

function Bar({ final, nextGame, talkers }: Pick<Props, 'final' | 'nextGame' | 'talkers'>) {
  const { common, score } = useWords();
  return (
    <header className="top-bar">
      <Link to={{ page: 'home' }} className="logo">
        <Icon name="i-cairn" size={28} />
        <span>{common.appName}</span>
      </Link>
      <h1>{final.title}</h1>
      <span className="bar-right">
        <Link to={{ page: 'gameAt', id: final.id, version: final.first }} className="button small">
          {score.stepThrough}
        </Link>
        {nextGame !== null && (
          <Link to={nextGame.to} className="button small outlined">
            {common.nextGame} <b>{nextGame.count}</b>
          </Link>
        )}
        {talkers !== null && <TalkButton gameId={final.id} talkers={talkers} />}
        <Menu />
      </span>
    </header>
  );
}

type Props = Readonly<{
  final: FinalView;
  courses: readonly Course[];
  nextGame: NextGame;
  talkers: Talkers | null;
  fairness: Fairness | null;
  rematch: Rematch | null;
}>;

/** The end of a game: every tribe a cairn, counted up part by part, then table and plots. */
export function ScoreScreen({ final, courses, nextGame, talkers, fairness, rematch }: Props) {
  const cairns = useMemo(() => cairnsOf(final), [final]);
  const count = useCount(stepsIn(cairns, final.parts));
  return (
    <div className="score-page">
      <Bar final={final} nextGame={nextGame} talkers={talkers} />
      <main className="score-main">
        <Head final={final} count={count} rematch={rematch} />
        <Cairns final={final} cairns={cairns} step={count.step} />
        <ScoreTable final={final} />
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
