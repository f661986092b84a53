import { useState } from 'react';
import { useWords } from '../../words/use-words.js';
import { CardRow, StackRow } from '../ledge/ledge.js';
import type { GameView } from '../model.js';
import { useTable } from '../table.js';
import { SmallTracks } from './small-tracks.js';
import { Workshops } from './workshops.js';

const TABS = ['cards', 'buildings', 'tracks'] as const;
type Tab = (typeof TABS)[number];

/** Whether something can be done on a tab that is not shown. */
function callsFrom(view: GameView, tab: Tab): boolean {
  const places = { cards: view.cards, buildings: [...view.stacks, ...view.workshops], tracks: [] }[tab];
  return places.some(({ id, opening }) => opening?.open === true || view.calling.includes(id));
}

/** Below the small valley: cards, buildings or tracks, one at a time; the strip swipes sideways. */
export function SmallShelf() {
  const { board } = useWords();
  const { view } = useTable();
  const [tab, setTab] = useState<Tab>('cards');
  return (
    <div className="shelf">
      <div className="tabs" role="group" aria-label={board.tracks}>
        {TABS.map((name) => (
          <button
            key={name}
            type="button"
            className={callsFrom(view, name) ? 'calls' : undefined}
            aria-pressed={tab === name}
            onClick={() => setTab(name)}
          >
            {board[name]}
            {name === 'cards' && ` · ${board.deck(view.deck)}`}
          </button>
        ))}
      </div>
      <div className="strip">
        {tab === 'cards' && <CardRow cheapestFirst />}
        {tab === 'buildings' && (
          <>
            <StackRow />
            <Workshops className="in-strip" />
          </>
        )}
        {tab === 'tracks' && <SmallTracks view={view} />}
      </div>
    </div>
  );
}
