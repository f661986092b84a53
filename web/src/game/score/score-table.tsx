import { Icon, type Drawing } from '../../art/icon.js';
import { signed } from '../../words/signed.js';
import { useWords } from '../../words/use-words.js';
import { ToCome } from './to-come.js';
import type { Counted } from './count.js';
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

/** How many buildings: where there is no room for the word, it is drawn. */
function Buildings({ count, small }: Readonly<{ count: number; small: boolean }>) {
  const { score } = useWords();
  const word = score.buildings(count);
  if (!small) return word;
  return (
    <>
      <span aria-hidden="true">
        {count} <Icon name="i-hut" size={14} />
      </span>
      <span className="visually-hidden">{word}</span>
    </>
  );
}

type BehindProps = Readonly<{ tribe: FinalTribe; part: Part; small: boolean; told: boolean }>;

/** The sum behind a cell. */
function Behind({ tribe: { parts, buildings }, part, small, told }: BehindProps) {
  const terms = part === 'resources' ? [] : parts[part].terms;
  if (part !== 'inPlay' && terms.length === 0) return null;
  return (
    <small>
      <ToCome ready={told}>
        {part === 'inPlay' ? (
          <Buildings count={buildings} small={small} />
        ) : (
          terms.map((term) => termText(part, term)).join(' + ')
        )}
      </ToCome>
    </small>
  );
}

/** A number as far as it is counted; nothing where it was not begun. */
function Figure({ all, now }: Readonly<{ all: number; now: number | undefined }>) {
  return (
    <ToCome ready={now === all} instead={now === undefined ? '' : signed(now)}>
      {signed(all)}
    </ToCome>
  );
}

type RowProps = Props & Readonly<{ part: Part }>;

function Row({ part, final: { tribes }, counted, small }: RowProps) {
  const { score } = useWords();
  const most = Math.max(...tribes.map(({ parts }) => parts[part].points));
  const { complete, done, tallies } = counted;
  return (
    <tr>
      <th scope="row">
        <span className="part-name">
          <span className="swatch" style={{ background: PAINT[part].fill, color: PAINT[part].ink }}>
            <Icon name={ICON[part]} size={19} />
          </span>
          {score.parts[part]}
        </span>
      </th>
      {tribes.map((tribe, index) => {
        const { points } = tribe.parts[part];
        return (
          <td
            key={tribe.player.seat}
            className={complete && points === most && points > 0 ? 'best' : undefined}
          >
            <b className={points === 0 ? 'nothing' : undefined}>
              <Figure all={points} now={tallies[index]?.parts[part]} />
            </b>
            <Behind tribe={tribe} part={part} small={small} told={done.has(part)} />
          </td>
        );
      })}
    </tr>
  );
}

type Props = Readonly<{ final: FinalView; counted: Counted; small: boolean }>;

function Totals({ final: { tribes, winners }, counted: { complete, tallies } }: Props) {
  const won = ({ player }: FinalTribe): boolean =>
    complete && winners.some(({ seat }) => seat === player.seat);
  return tribes.map((tribe, index) => (
    <td key={tribe.player.seat} className={won(tribe) ? 'display won' : 'display'}>
      <Figure all={tribe.total} now={tallies[index]?.total} />
    </td>
  ));
}

/** The final score part by part, with the sum behind every cell, as far as it is counted. */
export function ScoreTable(props: Props) {
  const { score, common } = useWords();
  const { tribes, parts } = props.final;
  return (
    <div className="score-table panel" tabIndex={0} role="group" aria-label={score.title}>
      <table>
        <thead>
          <tr>
            <td />
            {tribes.map(({ player }) => (
              <th key={player.seat} scope="col">
                <Icon name={`m-${player.colour}`} size={18} />{' '}
                <span>{player.me ? common.You : player.name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {parts.map((part) => (
            <Row key={part} part={part} {...props} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{score.total}</th>
            <Totals {...props} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
