import { Icon } from '../art/icon.js';
import { Link } from '../app/navigation.js';
import { useMoreWords } from '../words/use-more-words.js';
import { useSpeech } from '../words/use-words.js';
import { DenseTable } from './dense-table.js';
import { SeatName } from './seat-name.js';
import type { AuditedGame, Findings } from './use-audit.js';
import { stampFormat } from '../words/times.js';

type TimeOut = Findings['timeOuts'][number];
type RowProps = Readonly<{ timeOut: TimeOut; game: AuditedGame; when: Intl.DateTimeFormat }>;

function Row({ timeOut, game, when }: RowProps) {
  const { audit } = useMoreWords();
  const { version, at, seat, since, step, count, notices, backed } = timeOut;
  return (
    <tr>
      <th scope="row">
        <Link to={{ page: 'gameAt', id: game.id, version }}>{version}</Link>
      </th>
      <td>
        <time dateTime={at}>{when.format(new Date(at))}</time>
      </td>
      <td>
        <SeatName seats={game.seats} seat={seat} />
      </td>
      <td className="number">{since}</td>
      <td>
        {audit.steps[step]}
        {count !== null && ` (${count})`}
      </td>
      <td className={backed ? '' : 'bad'}>
        <Icon name={backed ? 'b-check' : 'b-warn'} size={14} /> {audit.noticesCited(notices.length)},{' '}
        {backed ? audit.backed : audit.notBacked}
      </td>
    </tr>
  );
}

/** Every time-out, and whether what it rests on is on record. */
export function TimeOuts({ game, timeOuts }: Readonly<{ game: AuditedGame }> & Pick<Findings, 'timeOuts'>) {
  const { audit } = useMoreWords();
  const { language } = useSpeech();
  const when = stampFormat(language, 'short');
  if (timeOuts.length === 0) return <p>{audit.noTimeOuts}</p>;
  return (
    <DenseTable
      named={{ caption: audit.timeOuts }}
      columns={[audit.moves, audit.when, audit.who, audit.stretch, audit.ledTo, audit.rests]}
    >
      {timeOuts.map((timeOut) => (
        <Row key={timeOut.version} timeOut={timeOut} game={game} when={when} />
      ))}
    </DenseTable>
  );
}
