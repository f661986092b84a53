import { useEffect, useMemo } from 'react';
import { firstBoard } from '../api/to-lines.js';
import { toCourses, toFinal } from '../api/to-score.js';
import { LostGame } from '../app/lost-game.js';
import { goTo } from '../app/navigation.js';
import { ScoreScreen } from '../game/score/score-screen.js';
import { useNextGame } from '../inbox/inbox.js';
import { useNextGameKey } from '../inbox/use-next-game-key.js';
import { useTitle } from '../lib/use-title.js';
import { talkersAt } from '../talk/talkers.js';
import { useSpeech } from '../words/use-words.js';
import { useAfterwards } from './use-afterwards.js';
import { useLiveGame } from './use-live-game.js';

/** The final score of a game; a game that is still played has none, so one is led to its board. */
export function ScorePage({ id }: Readonly<{ id: string }>) {
  const { language } = useSpeech();
  const { game, events, fault } = useLiveGame(id, language);
  const nextGame = useNextGame(id);
  const afterwards = useAfterwards(id, language);
  useTitle(game?.title ?? 'Cairn');
  useNextGameKey(id);
  // Sums of half a history would be wrong; they wait for the rest of it.
  const whole = events[0]?.version === 1;
  const first = firstBoard(events);
  const final = useMemo(() => (game === null ? null : toFinal(game, first)), [game, first]);
  const courses = useMemo(
    () => (final === null || !whole ? [] : toCourses(events, final)),
    [events, final, whole],
  );
  const talkers = useMemo(() => (game === null ? null : talkersAt(game.seats, game.mySeat !== null)), [game]);
  const unfinished = game !== null && game.result === null;
  useEffect(() => {
    if (unfinished) goTo({ page: 'game', id }, { replace: true });
  }, [unfinished, id]);
  if (fault !== null && game === null) return <LostGame id={id} fault={fault} />;
  if (final === null) return null;
  return (
    <ScoreScreen final={final} courses={courses} nextGame={nextGame} talkers={talkers} {...afterwards} />
  );
}
