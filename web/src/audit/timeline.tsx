import { memo, useMemo, useState } from 'react';
import { Link } from '../app/navigation.js';
import { useMoreWords } from '../words/use-more-words.js';
import { useSpeech } from '../words/use-words.js';
import { commandsIn, type CommandRow } from './commands.js';
import { DenseTable } from './dense-table.js';
import { Hash } from './hash.js';
import { SeatName } from './seat-name.js';
import { AuditSection } from './section.js';
import type { AuditedEvent, AuditedGame, Findings } from './use-audit.js';
import { tallyText } from './verdict.js';
import { stampFormat } from '../words/times.js';

type How = CommandRow['how'];

const range = ({ first, last }: CommandRow): string => (first === last ? String(first) : `${first}–${last}`);

type RowProps = Readonly<{ row: CommandRow; game: AuditedGame; when: Intl.DateTimeFormat }>;

const Row = memo(function Row({ row, game, when }: RowProps) {
  const { audit } = useMoreWords();
  const { at, how, seat, sentences, undone, hash, last } = row;
  return (
    <tr className={undone ? 'undone' : ''}>
      <th scope="row">
        <Link to={{ page: 'gameAt', id: game.id, version: last }}>{range(row)}</Link>
      </th>
      <td>
        <time dateTime={at}>{when.format(new Date(at))}</time>
      </td>
      <td>{seat !== null && <SeatName seats={game.seats} seat={seat} />}</td>
      <td className="how">{audit.hows[how]}</td>
      <td className="what">
        {sentences.join(' · ')}
        {undone && <span className="tag">{audit.takenBack}</span>}
      </td>
      <td>
        <Hash hash={hash} of={range(row)} />
      </td>
    </tr>
  );
});

type Wanted = Readonly<{ seat: number; how: How | '' }>;
type FilterProps = Readonly<{
  game: AuditedGame;
  hows: readonly How[];
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
}>;

function Filter({ game, hows, wanted, onWanted }: FilterProps) {
  const { audit } = useMoreWords();
  return (
    <div className="field-row">
      <label className="field">
        <span>{audit.who}</span>
        <select
          value={wanted.seat}
          onChange={({ currentTarget: { value } }) => onWanted({ ...wanted, seat: Number(value) })}
        >
          <option value={0}>{audit.everybody}</option>
          {game.seats.map(({ seat, name }) => (
            <option key={seat} value={seat ?? 0}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <span>{audit.how}</span>
        <select
          value={wanted.how}
          onChange={({ currentTarget: { value } }) => onWanted({ ...wanted, how: value as Wanted['how'] })}
        >
          <option value="">{audit.anyHow}</option>
          {hows.map((how) => (
            <option key={how} value={how}>
              {audit.hows[how]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}

function Table({ rows, game }: Readonly<{ rows: readonly CommandRow[]; game: AuditedGame }>) {
  const { audit } = useMoreWords();
  const { language } = useSpeech();
  const when = useMemo(() => stampFormat(language, 'medium'), [language]);
  return (
    <DenseTable
      tall
      named={{ by: 'commands-title' }}
      columns={[audit.moves, audit.when, audit.who, audit.how, audit.what, audit.fingerprint]}
    >
      {rows.map((row) => (
        <Row key={row.first} row={row} game={game} when={when} />
      ))}
    </DenseTable>
  );
}

type Props = Readonly<{ game: AuditedGame; findings: Findings; events: readonly AuditedEvent[] | null }>;

/** Every command: who sent it, when, how it came about, and what came of it. */
export function Timeline({ game, findings, events }: Props) {
  const words = useMoreWords();
  const { audit } = words;
  const [wanted, setWanted] = useState<Wanted>({ seat: 0, how: '' });
  const rows = useMemo(() => commandsIn(events ?? []), [events]);
  const hows = useMemo(() => [...new Set(rows.map(({ how }) => how))], [rows]);
  const shown = rows.filter(
    ({ seat, how }) =>
      (wanted.seat === 0 || seat === wanted.seat) && (wanted.how === '' || how === wanted.how),
  );
  const { commands, sound } = findings;
  const all = commands.checked === commands.of;
  return (
    <AuditSection name="commands" state={!sound ? 'bad' : all ? 'ok' : 'open'}>
      <p>{audit.commandsHint(tallyText(commands, words))}</p>
      {!all && <p className="soft">{audit.otherRules}</p>}
      <Filter game={game} hows={hows} wanted={wanted} onWanted={setWanted} />
      <p className="soft" role="status">
        {events !== null && audit.shown(shown.length, rows.length)}
      </p>
      <Table rows={shown} game={game} />
    </AuditSection>
  );
}
