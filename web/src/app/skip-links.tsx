import { useWords } from '../words/use-words.js';

/** First in the tab order, seen only when reached: past everything to what one came for. */
export function SkipLinks({ onList }: Readonly<{ onList: () => void }>) {
  const { common } = useWords();
  return (
    <div className="skip-links">
      <a href="#decision-title">{common.skipToDecision}</a>
      <a href="#board">{common.skipToBoard}</a>
      <a
        href="#board"
        role="button"
        onClick={(event) => {
          event.preventDefault();
          onList();
        }}
      >
        {common.skipToList}
      </a>
      <a href="#chronicle">{common.skipToChronicle}</a>
    </div>
  );
}
