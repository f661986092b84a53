import { COLOURS } from '../game/colours.js';
import { surplus } from '../words/signed.js';
import { useMoreWords } from '../words/use-more-words.js';
import { useSpeech } from '../words/use-words.js';
import { DenseTable } from './dense-table.js';
import { SeatName } from './seat-name.js';
import { AuditSection } from './section.js';
import type { AuditedGame, Findings } from './use-audit.js';
import { tallyText } from './verdict.js';

type Row = Findings['luck'][number];

const HALF = 70;
const BAR = 22;

/** More to the right of the middle, fewer to the left. */
function Deviation({ row, most }: Readonly<{ row: Row; most: number }>) {
  const luck = row.pips - row.expected;
  const width = (HALF * Math.abs(luck)) / most;
  const colour = COLOURS[row.seat - 1] ?? 'red';
  return (
    <svg className="deviation" viewBox={`0 0 ${2 * HALF} 18`} aria-hidden="true">
      <rect
        className={`fill-${colour}`}
        x={luck < 0 ? HALF - width : HALF}
        y="3"
        width={Math.max(0.5, width)}
        height="12"
        rx="3"
      />
      <path d={`M${HALF} 0v18`} />
    </svg>
  );
}

/** Six bars beside the line that all of them would reach if dice were even. */
function Faces({ row }: Readonly<{ row: Row }>) {
  const { audit } = useMoreWords();
  const most = Math.max(1, ...row.faces, row.dice / 6);
  const heightOf = (count: number): number => (36 * count) / most;
  const told = row.faces.map((count, index) => audit.face(index + 1, count)).join(', ');
  const colour = COLOURS[row.seat - 1] ?? 'red';
  return (
    <svg className="faces" viewBox={`0 0 ${6 * BAR} 52`} role="img" aria-label={told}>
      {row.faces.map((count, index) => (
        <g key={index}>
          <rect
            className={`fill-${colour}`}
            x={index * BAR + 4}
            y={38 - heightOf(count)}
            width={BAR - 8}
            height={heightOf(count)}
          />
          <text x={index * BAR + BAR / 2} y="50">
            {index + 1}
          </text>
        </g>
      ))}
      <path d={`M0 ${38 - heightOf(row.dice / 6)}h${6 * BAR}`} />
    </svg>
  );
}

function LuckRow({ row, most, seats }: Readonly<{ row: Row; most: number }> & Pick<AuditedGame, 'seats'>) {
  const { audit } = useMoreWords();
  const { language } = useSpeech();
  return (
    <tr>
      <th scope="row">
        <SeatName seats={seats} seat={row.seat} />
      </th>
      <td className="number">
        {row.dice}
        {row.undoneDice > 0 && <small>{audit.undoneDice(row.undoneDice)}</small>}
      </td>
      <td className="number">{row.pips}</td>
      <td className="number">{row.expected.toLocaleString(language)}</td>
      <td className="luck-cell">
        <Deviation row={row} most={most} />
        <span>{surplus(row.pips - row.expected, language)}</span>
      </td>
      <td>
        <Faces row={row} />
      </td>
    </tr>
  );
}

type Props = Readonly<{ game: AuditedGame; findings: Findings }>;

/** Every player's dice against the average, and whether they are those of the seed. */
export function Dice({ game: { seats }, findings }: Props) {
  const words = useMoreWords();
  const { audit } = words;
  const { luck, draws, sound } = findings;
  const most = Math.max(10, ...luck.map(({ pips, expected }) => Math.abs(pips - expected)));
  const all = draws.checked > 0 && draws.checked === draws.of;
  return (
    <AuditSection name="dice" state={!sound ? 'bad' : all ? 'ok' : 'open'}>
      <p>{all ? audit.diceHint(tallyText(draws, words)) : audit.diceLater}</p>
      <DenseTable
        named={{ by: 'dice-title' }}
        columns={[audit.player, audit.dice, audit.pips, audit.expected, audit.luck, audit.faces]}
        numbers={[1, 2, 3]}
      >
        {luck.map((row) => (
          <LuckRow key={row.seat} row={row} most={most} seats={seats} />
        ))}
      </DenseTable>
    </AuditSection>
  );
}
