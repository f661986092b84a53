import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { Icon } from '../../art/icon.js';
import { Sheet } from '../../app/sheet.js';
import { useInSight } from '../../lib/use-in-sight.js';
import { useWords } from '../../words/use-words.js';
import type { Player } from '../model.js';
import { ChronicleLine, Mark } from './chronicle-line.js';
import { HowRolled, type Luck } from './how-rolled.js';
import { chaptersOf, lastDeedAt, placeInTime, turnsIn, type Chapter, type Line, type Turn } from './lines.js';

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

type PartProps = Readonly<{ luck: Luck; here: number | null; onGo: () => void }>;

/** What one player did in a row: the shape once, then line by line. */
function TurnList({ turn: { player, lines }, luck, here, onGo }: PartProps & Readonly<{ turn: Turn }>) {
  return (
    <li className="turn">
      <Mark player={player} />
      <ol>
        {lines.map((line) => (
          <ChronicleLine
            key={line.version}
            line={line}
            gameId={luck.gameId}
            onGo={onGo}
            when={placeInTime(line, here)}
            bare
          >
            {line.rolled !== null && <HowRolled {...luck} {...line.rolled} />}
          </ChronicleLine>
        ))}
      </ol>
    </li>
  );
}

function ChapterList({ chapter: { heading, lines }, ...rest }: PartProps & Readonly<{ chapter: Chapter }>) {
  return (
    <section className="chapter">
      {heading !== null && <h3 className={heading.kind}>{heading.sentence}</h3>}
      <ol>
        {turnsIn(lines).map((turn) => (
          <TurnList key={turn.lines[0]?.version} turn={turn} {...rest} />
        ))}
      </ol>
    </section>
  );
}

/**
 * Whoever looks at now begins with the newest, which stands last, and can scroll with the keys at once. Older lines come
 * later and above it: it stays in sight until somebody scrolls away. Before the next frame, which may tell of a scroll
 * from before they came.
 */
function useNewestFirst(list: RefObject<HTMLElement | null>, now: boolean, shown: string): () => void {
  const atEnd = useRef(true);
  useLayoutEffect(() => {
    if (now && atEnd.current) list.current?.scrollTo(0, list.current.scrollHeight);
  }, [list, now, shown]);
  useLayoutEffect(() => list.current?.focus({ preventScroll: true }), [list]);
  return () => {
    const box = list.current;
    if (box !== null) atEnd.current = box.scrollHeight - box.scrollTop - box.clientHeight < 2;
  };
}

type Props = Luck &
  Readonly<{
    lines: readonly Line[];
    /** Where the board stands; null for now. */
    at: number | null;
    onClose: () => void;
    onGo?: (() => void) | undefined;
  }>;

/** Everything that happened: round by round, phase by phase, player by player; what was taken back is struck through. */
export function WholeChronicle({ gameId, commitment, over, lines, at, onClose, onGo }: Props) {
  const { decision } = useWords();
  const [seat, setSeat] = useState(0);
  const go = (): void => {
    onClose();
    onGo?.();
  };
  const shown = lines.filter(({ kind, player }) => kind !== 'deed' || seat === 0 || player?.seat === seat);
  const here = lastDeedAt(shown, at);
  const list = useRef<HTMLDivElement>(null);
  useInSight(list, here);
  const scrolled = useNewestFirst(list, here === null, `${seat} ${shown.length}`);
  const chapters = chaptersOf(shown).filter(
    ({ lines: inside, heading }) => inside.length > 0 || heading?.kind === 'round',
  );
  return (
    <Sheet label={decision.chronicle} onClose={onClose}>
      <h2>{decision.chronicle}</h2>
      <Filter players={playersIn(lines)} seat={seat} onSeat={setSeat} />
      <div
        ref={list}
        className="chronicle whole"
        tabIndex={0}
        role="group"
        aria-label={decision.chronicle}
        onScroll={scrolled}
      >
        {chapters.map((chapter, index) => (
          <ChapterList
            key={index}
            chapter={chapter}
            luck={{ gameId, commitment, over }}
            here={here}
            onGo={go}
          />
        ))}
      </div>
    </Sheet>
  );
}
