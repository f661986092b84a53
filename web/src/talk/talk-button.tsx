import { useState } from 'react';
import { Sheet } from '../app/sheet.js';
import { Icon } from '../art/icon.js';
import { useWords } from '../words/use-words.js';
import { TalkPanel, type Talkers } from './talk-panel.js';
import { useTalk } from './use-talk.js';

type Props = Readonly<{ gameId: string; talkers: Talkers }>;

/** In the bar of a game: how much was said since I looked, and the talk itself as a sheet. */
export function TalkButton({ gameId, talkers }: Props) {
  const { talk: words } = useWords();
  const talk = useTalk(gameId);
  const [open, setOpen] = useState(false);
  const { fresh } = talk;
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={fresh === 0 ? words.title : words.fresh(fresh)}
        onClick={() => setOpen(true)}
      >
        <Icon name="b-talk" size={20} />
        {fresh > 0 && <span className="badge">{fresh}</span>}
      </button>
      <span className="visually-hidden" role="status">
        {fresh > 0 && !open && words.fresh(fresh)}
      </span>
      {open && (
        <Sheet label={words.title} onClose={() => setOpen(false)}>
          <h2>{words.title}</h2>
          <TalkPanel talk={talk} talkers={talkers} />
        </Sheet>
      )}
    </>
  );
}
