import { Icon, type Drawing } from '../../art/icon.js';
import { signed } from '../../words/signed.js';
import { useWords } from '../../words/use-words.js';
import type { Words } from '../../words/words.js';
import type { FinalTribe, FinalView, Part, Term } from './final.js';
import { PAINT } from './pile.js';

const ICON: Readonly<Record<Part, Drawing>> = {
  inPlay: 'i-hut',
  culture: 's-pottery',
  farmers: 'i-wheat',
  toolMakers: 'i-tool',
  hutBuilders: 'f-builder',
  shamans: 'f-shaman',
  traders: 'i-ring',
  resources: 'i-any',
};

const SQUARE = '²';

/** A product as one would say it: squared where it is a set, multiplied otherwise. */
const termText = (part: Part, { count, times }: Term): string =>
  part === 'culture' && count === times ? `${count}${SQUARE}` : `${count} × ${times}`;

/** The sum behind a cell. */
function behind({ parts, buildings }: FinalTribe, part: Part, { score }: Words): string | null {
  if (part === 'inPlay') return score.buildings(buildings);
  const { terms } = parts[part];
  return part === 'resources' || terms.length === 0
    ? null
    : terms.map((term) => termText(part, term)).join(' + ');
}

function Row({ part, tribes }: Readonly<{ part: Part; tribes: readonly FinalTribe[] }>) {
  const words = useWords();
  const most = Math.max(...tribes.map(({ parts }) => parts[part].points));
  return (
    <tr>
      <th scope="row">
        <span className="part-name">
          <span className="swatch" style={{ background: PAINT[part].fill, color: PAINT[part].ink }}>
            <Icon name={ICON[part]} size={19} />
          </span>
          {words.score.parts[part]}
        </span>
      </th>
      {tribes.map((tribe) => {
        const { points } = tribe.parts[part];
        return (
          <td key={tribe.player.seat} className={points === most && points > 0 ? 'best' : undefined}>
            <b>{signed(points)}</b>
            <small>{behind(tribe, part, words)}</small>
          </td>
        );
      })}
    </tr>
  );
}

/** The final score part by part, with the sum behind every cell. */
export function ScoreTable({ final }: Readonly<{ final: FinalView }>) {
  const { score, common } = useWords();
  const { tribes, parts, winners } = final;
  return (
    <div className="score-table panel" tabIndex={0} role="group" aria-label={score.title}>
      <table>
        <thead>
          <tr>
            <td />
            {tribes.map(({ player }) => (
              <th key={player.seat} scope="col">
                <Icon name={`m-${player.colour}`} size={18} /> {player.me ? common.You : player.name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <Row key={part} part={part} tribes={tribes} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{score.total}</th>
            {tribes.map(({ player, total }) => (
              <td
                key={player.seat}
                className={winners.some(({ seat }) => seat === player.seat) ? 'display won' : 'display'}
              >
                {signed(total)}
              </td>
            ))}
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
