import { useState } from 'react';
import { Icon } from '../../art/icon.js';
import { Sheet } from '../../app/sheet.js';
import { useWords } from '../../words/use-words.js';
import type { Player } from '../model.js';
import { ChronicleLine } from './chronicle-line.js';
import { chaptersOf, type Chapter, type Line } from './lines.js';

const playersIn = (lines: readonly Line[]): readonly Player[] => [
  ...new Map(
    lines.flatMap(({ player }) => (player === null ? [] : [[player.seat, player] as const])),
  ).values(),
];

type FilterProps = Readonly<{ players: readonly Player[]; seat: number; onSeat: (seat: number) => void }>;

function Filter({ players, seat, onSeat }: FilterProps) {
  const { decision, common } = useWords();
  return (
    <div className="filter" role="group" aria-label={decision.chronicle}>
      <button type="button" className="step" aria-pressed={seat === 0} onClick={() => onSeat(0)}>
        {decision.everybody}
      </button>
      {players.map((player) => (
        <button
          key={player.seat}
          type="button"
          className="step"
          aria-pressed={seat === player.seat}
          onClick={() => onSeat(player.seat)}
        >
          <Icon name={`m-${player.colour}`} size={16} /> {player.me ? common.You : player.name}
        </button>
      ))}
    </div>
  );
}

type ChapterProps = Readonly<{ chapter: Chapter; gameId: string; onGo: () => void }>;

function ChapterList({ chapter: { heading, lines }, gameId, onGo }: ChapterProps) {
  return (
    <section className="chapter">
      {heading !== null && <h3 className={heading.kind}>{heading.sentence}</h3>}
      <ol>
        {lines.map((line) => (
          <ChronicleLine key={line.version} line={line} gameId={gameId} onGo={onGo} />
        ))}
      </ol>
    </section>
  );
}

type Props = Readonly<{ gameId: string; lines: readonly Line[]; onClose: () => void }>;

/** Everything that happened, round by round, newest round first; what was taken back is struck through, not hidden. */
export function WholeChronicle({ gameId, lines, onClose }: Props) {
  const { decision } = useWords();
  const [seat, setSeat] = useState(0);
  const shown = lines.filter(({ kind, player }) => kind !== 'deed' || seat === 0 || player?.seat === seat);
  const chapters = chaptersOf(shown).filter(
    ({ lines: inside, heading }) => inside.length > 0 || heading?.kind === 'round',
  );
  return (
    <Sheet label={decision.chronicle} onClose={onClose}>
      <h2>{decision.chronicle}</h2>
      <Filter players={playersIn(lines)} seat={seat} onSeat={setSeat} />
      <div className="chronicle whole" tabIndex={0} role="group" aria-label={decision.chronicle}>
        {chapters.map((chapter, index) => (
          <ChapterList key={index} chapter={chapter} gameId={gameId} onGo={onClose} />
        ))}
      </div>
    </Sheet>
  );
}
