import { useState } from 'react';
import { Icon, KeptShape } from '../../art/icon.js';
import { Sheet } from '../../app/sheet.js';
import { signed } from '../../words/signed.js';
import { useWords } from '../../words/use-words.js';
import type { GameView } from '../model.js';
import { TribePanel } from './tribe-panel.js';

type Props = Readonly<{ view: GameView }>;

/** The column of tribes: me first, then in turn order. */
export function TribeColumn({ view }: Props) {
  const { board } = useWords();
  return (
    <aside className={`tribes${view.tribes.length > 4 ? ' five' : ''}`} aria-label={board.tribes}>
      {view.tribes.map((tribe) => (
        <TribePanel key={tribe.player.seat} tribe={tribe} expansion={view.expansion} />
      ))}
    </aside>
  );
}

/** The tribes in seat order as chips; a tap shows the whole tribe. */
export function TribeChips({ view }: Props) {
  const { board, common } = useWords();
  const [seat, setSeat] = useState<number | null>(null);
  const inSeatOrder = [...view.tribes].sort((one, other) => one.player.seat - other.player.seat);
  const shown = view.tribes.find(({ player }) => player.seat === seat);
  return (
    <aside className="tribe-chips" aria-label={board.tribes}>
      {inSeatOrder.map(({ player, score, people, autopilot }) => (
        <button
          key={player.seat}
          type="button"
          data-tribe={player.seat}
          className={player.me ? `tribe-chip edge-${player.colour}` : 'tribe-chip'}
          onClick={() => setSeat(player.seat)}
        >
          {autopilot ? (
            <KeptShape kind="m" colour={player.colour} size={26} />
          ) : (
            <Icon name={`m-${player.colour}`} size={20} />
          )}
          <span>
            <b>{player.me ? common.You : player.name}</b>
            <em>
              {signed(score)}
              <span className="visually-hidden">
                {board.points(score)}, {board.atHome(people.home, people.total)}
                {autopilot && `, ${board.autopilot}`}
              </span>
            </em>
          </span>
        </button>
      ))}
      {shown !== undefined && (
        <Sheet label={shown.player.name} onClose={() => setSeat(null)}>
          <TribePanel tribe={shown} expansion={view.expansion} whole />
        </Sheet>
      )}
    </aside>
  );
}
