import { useMoreWords } from '../words/use-more-words.js';
import { useSpeech } from '../words/use-words.js';
import { DenseTable } from './dense-table.js';
import { SeatName } from './seat-name.js';
import { AuditSection } from './section.js';
import { TimeOuts } from './time-outs.js';
import type { AuditedGame, Findings } from './use-audit.js';
import { wordFor } from './word-for.js';
import { stampFormat } from '../words/times.js';

type Notice = Findings['notices'][number];
/** What the other side has not taken, and will not. */
const LOST = new Set(['failed', 'refused']);

type RowProps = Readonly<{ notice: Notice; when: (at: string | null) => string }> &
  Pick<AuditedGame, 'seats'>;

function Row({ notice, seats, when }: RowProps) {
  const { audit } = useMoreWords();
  const { since, seat, kind, deadline, channel, attempt, result, dueAt, finishedAt } = notice;
  return (
    <tr>
      <th scope="row">{since}</th>
      <td>
        <SeatName seats={seats} seat={seat} />
      </td>
      <td>{wordFor(audit.kinds, kind)}</td>
      <td>{when(deadline)}</td>
      <td>{wordFor(audit.channels, channel)}</td>
      <td className="number">{attempt}</td>
      <td className={LOST.has(result) ? 'bad' : ''}>{wordFor(audit.results, result)}</td>
      <td>{when(finishedAt ?? dueAt)}</td>
    </tr>
  );
}

function Table({ seats, notices }: Pick<AuditedGame, 'seats'> & Pick<Findings, 'notices'>) {
  const { audit } = useMoreWords();
  const { language } = useSpeech();
  const format = stampFormat(language, 'short');
  const when = (at: string | null): string => (at === null ? '' : format.format(new Date(at)));
  const { decision, player, kind, deadline, channel, attempt, result, time } = audit;
  return (
    <DenseTable
      tall
      named={{ by: 'notices-title' }}
      columns={[decision, player, kind, deadline, channel, attempt, result, time]}
    >
      {notices.map((notice, index) => (
        <Row key={index} notice={notice} seats={seats} when={when} />
      ))}
    </DenseTable>
  );
}

type Props = Readonly<{ game: AuditedGame; findings: Findings }>;

/** Who was told what, by which way, and what became of it. */
export function Notices({ game, findings: { notices, timeOuts } }: Props) {
  const { audit } = useMoreWords();
  const backed = timeOuts.every((timeOut) => timeOut.backed);
  return (
    <AuditSection name="notices" state={backed ? 'ok' : 'bad'}>
      <p>{notices.length === 0 ? audit.noNotices : audit.noticesHint}</p>
      {notices.length > 0 && <Table seats={game.seats} notices={notices} />}
      <TimeOuts game={game} timeOuts={timeOuts} />
    </AuditSection>
  );
}
