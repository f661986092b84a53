import { useState } from 'react';
import { useWords } from '../../words/use-words.js';
import type { Choosing } from '../decision/decision.js';
import { CardRow, StackRow } from '../ledge/ledge.js';
import type { Colour, GameView } from '../model.js';
import { SmallTracks } from './small-tracks.js';

const TABS = ['cards', 'buildings', 'tracks'] as const;
type Tab = (typeof TABS)[number];

type Props = Readonly<{ view: GameView; choosing: Choosing; mine: Colour | null }>;

/** Below the small valley: cards, buildings or tracks, one at a time; the strip swipes sideways. */
export function SmallShelf({ view, choosing, mine }: Props) {
  const { board } = useWords();
  const [tab, setTab] = useState<Tab>('cards');
  const cheapestFirst = { ...view, cards: [...view.cards].reverse() };
  return (
    <div className="shelf">
      <div className="tabs" role="group" aria-label={board.tracks}>
        {TABS.map((name) => (
          <button key={name} type="button" aria-pressed={tab === name} onClick={() => setTab(name)}>
            {board[name]}
            {name === 'cards' && ` · ${board.deck(view.deck)}`}
          </button>
        ))}
      </div>
      <div className="strip">
        {tab === 'cards' && <CardRow view={cheapestFirst} choosing={choosing} mine={mine} />}
        {tab === 'buildings' && <StackRow view={view} choosing={choosing} mine={mine} />}
        {tab === 'tracks' && <SmallTracks view={view} />}
      </div>
    </div>
  );
}
