import { useState } from 'react';
import { useMedia } from '../../lib/use-media.js';
import { useWords } from '../../words/use-words.js';
import type { Words } from '../../words/words.js';
import { placeNow } from '../decision/errand-now.js';
import { CardRow, StackRow } from '../ledge/ledge.js';
import { isOpen } from '../decision/places.js';
import type { GameView, PlaceId } from '../model.js';
import { useTable } from '../table.js';
import { SmallTracks } from './small-tracks.js';
import { Workshops } from './workshops.js';

const ROWS = ['cards', 'buildings', 'tracks'] as const;
type Row = (typeof ROWS)[number];

/** Whether something can be done on a tab that is not shown. */
function callsFrom(view: GameView, row: Row): boolean {
  const places = { cards: view.cards, buildings: [...view.stacks, ...view.workshops], tracks: [] }[row];
  return places.some(({ id, opening }) => opening?.open === true || view.calling.includes(id));
}

const titleOf = (row: Row, view: GameView, { board }: Words): string =>
  row === 'cards' ? `${board.cards} · ${board.deck(view.deck)}` : board[row];

/** How many rows a window beside the decision is high enough for; what lies above them grows with its width. */
function useRoom(): number {
  const two = useMedia('(min-width: 700px) and (min-height: 860px) and (max-aspect-ratio: 8/9)');
  const three = useMedia('(min-width: 700px) and (min-height: 1000px) and (max-aspect-ratio: 3/4)');
  return three ? 3 : two ? 2 : 1;
}

/** The row in which a place lies; null for those of the valley. */
function rowOf(view: GameView, place: PlaceId | null): Row | null {
  if (view.cards.some(({ id }) => id === place)) return 'cards';
  return [...view.stacks, ...view.workshops].some(({ id }) => id === place) ? 'buildings' : null;
}

/** Whether nothing can be done anywhere else: what is to be pressed must not lie behind a tab. */
const callsOnlyFrom = (view: GameView, row: Row): boolean =>
  callsFrom(view, row) &&
  !view.places.some((place) => isOpen(place) || view.calling.includes(place.id)) &&
  ROWS.every((other) => other === row || !callsFrom(view, other));

/** The row one turned to, until something in another one is being decided about. */
function useRow(): readonly [Row, (row: Row) => void] {
  const { view, decision, choosing } = useTable();
  const place = placeNow(decision, choosing.place);
  const [turned, turn] = useState<Readonly<{ row: Row | null; at: PlaceId | null }>>({ row: null, at: null });
  const called = turned.at === place ? null : rowOf(view, place);
  const first = callsOnlyFrom(view, 'buildings') ? 'buildings' : 'cards';
  return [called ?? turned.row ?? first, (row) => turn({ row, at: place })];
}

function Strip({ row }: Readonly<{ row: Row }>) {
  const { view } = useTable();
  return (
    <div className="strip">
      {row === 'cards' && <CardRow cheapestFirst />}
      {row === 'buildings' && (
        <>
          <StackRow />
          <Workshops className="in-strip" />
        </>
      )}
      {row === 'tracks' && <SmallTracks view={view} />}
    </div>
  );
}

/** Of several rows one at a time. */
function Tabbed({ rows }: Readonly<{ rows: readonly Row[] }>) {
  const words = useWords();
  const { view } = useTable();
  const [wanted, want] = useRow();
  const shown = rows.includes(wanted) ? wanted : rows[0];
  return (
    <>
      <div className="tabs" role="group" aria-label={words.board.tracks}>
        {rows.map((row) => (
          <button
            key={row}
            type="button"
            className={callsFrom(view, row) ? 'calls' : undefined}
            aria-pressed={row === shown}
            onClick={() => want(row)}
          >
            {titleOf(row, view, words)}
          </button>
        ))}
      </div>
      {shown !== undefined && <Strip row={shown} />}
    </>
  );
}

/** Below the small valley: cards, buildings, tracks, below each other as far as there is room; each swipes sideways. */
export function SmallShelf() {
  const words = useWords();
  const { view } = useTable();
  const room = useRoom();
  const open = ROWS.slice(0, room === ROWS.length ? room : room - 1);
  return (
    <div className="shelf">
      {open.map((row) => (
        <section key={row} aria-label={titleOf(row, view, words)}>
          <p className="shelf-title" aria-hidden="true">
            {titleOf(row, view, words)}
          </p>
          <Strip row={row} />
        </section>
      ))}
      {open.length < ROWS.length && <Tabbed rows={ROWS.slice(open.length)} />}
    </div>
  );
}
