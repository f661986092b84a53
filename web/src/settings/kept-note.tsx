import { Icon } from '../art/icon.js';
import { useMoreWords } from '../words/use-more-words.js';
import { ProblemNote } from './problem-note.js';
import type { Change } from './use-my-settings.js';

/** Says whether the last change is kept, or why not. */
export function KeptNote({ problem, saved }: Pick<Change, 'problem' | 'saved'>) {
  const { settings } = useMoreWords();
  return (
    <>
      <ProblemNote problem={problem} />
      <p className="kept" role="status">
        {saved && (
          <>
            <Icon name="b-check" size={15} /> {settings.saved}
          </>
        )}
      </p>
    </>
  );
}
