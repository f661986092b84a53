import { Icon } from '../../art/icon.js';
import { signed } from '../../words/signed.js';
import { useWords } from '../../words/use-words.js';
import type { GameView } from '../model.js';

/** Score, grain and trade of every tribe as a small table: on a phone numbers read better than tracks. */
export function SmallTracks({ view }: Readonly<{ view: GameView }>) {
  const { board } = useWords();
  return (
    <table className="small-tracks">
      <thead>
        <tr>
          <td />
          <th scope="col">
            <Icon name="i-cairn" /> {board.score}
          </th>
          <th scope="col">
            <Icon name="i-wheat" /> {board.grain}
          </th>
          {view.expansion && (
            <th scope="col">
              <Icon name="i-ring" /> {board.trade}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {view.tribes.map(({ player, score, grain, trade }) => (
          <tr key={player.seat}>
            <th scope="row">
              <Icon name={`m-${player.colour}`} size={16} /> {player.name}
            </th>
            <td>{signed(score)}</td>
            <td>{grain}</td>
            {view.expansion && <td>{trade ?? 0}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
