import { useWords } from '../words/use-words.js';

type Props = Readonly<{
  onList: () => void;
  /** Where what happened is not on the page, a way to open it; null where it is. */
  onNews: (() => void) | null;
}>;

/** First in the tab order, seen only when reached: past everything to what one came for. */
export function SkipLinks({ onList, onNews }: Props) {
  const { common } = useWords();
  return (
    <nav className="skip-links" aria-label={common.skip}>
      <a href="#decision-title">{common.skipToDecision}</a>
      <a href="#board">{common.skipToBoard}</a>
      <button type="button" onClick={onList}>
        {common.skipToList}
      </button>
      {onNews === null ? (
        <a href="#chronicle">{common.skipToChronicle}</a>
      ) : (
        <button type="button" onClick={onNews}>
          {common.skipToChronicle}
        </button>
      )}
    </nav>
  );
}
