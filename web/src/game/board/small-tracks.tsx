import { signed } from '../../words/signed.js';
import { useWords } from '../../words/use-words.js';
import type { GameView } from '../model.js';
import { ratioAt } from './ratio.js';
import { StepTrack } from './step-track.js';

/** The same in numbers, with what one reads off the drawing. */
function Numbers({ view }: Readonly<{ view: GameView }>) {
  const { board } = useWords();
  return (
    <table className="visually-hidden">
      <thead>
        <tr>
          <td />
          <th scope="col">{board.score}</th>
          <th scope="col">{board.grain}</th>
          {view.expansion && <th scope="col">{board.trade}</th>}
        </tr>
      </thead>
      <tbody>
        {view.tribes.map(({ player, score, grain, trade }) => (
          <tr key={player.seat}>
            <th scope="row">{player.name}</th>
            <td>{signed(score)}</td>
            <td>{grain}</td>
            {view.expansion && (
              <td>
                {trade ?? 0} {ratioAt(view.tradeTrack, trade ?? 0)}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Grain and trade as they are drawn on the large board; the score stands beside every name above. */
export function SmallTracks({ view }: Readonly<{ view: GameView }>) {
  return (
    <div className="small-tracks">
      <Numbers view={view} />
      <svg viewBox="0 419 278 31" aria-hidden="true">
        <StepTrack kind="grain" tribes={view.tribes} x={0} />
      </svg>
      {view.expansion && (
        <svg viewBox="0 406 278 44" aria-hidden="true">
          <StepTrack kind="trade" tribes={view.tribes} x={0} ratios={view.tradeTrack} />
        </svg>
      )}
    </div>
  );
}
