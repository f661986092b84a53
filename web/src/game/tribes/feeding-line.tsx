import { Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Feeding } from '../model.js';

/** How a tribe would be fed now: what feeds it, or how much is short. */
export function FeedingLine({ feeding: { food, harvest, owed, missing } }: Readonly<{ feeding: Feeding }>) {
  const { board } = useWords();
  return (
    <p className={missing === 0 ? 'feeding enough' : 'feeding short'}>
      <Icon name={missing === 0 ? 'b-check' : 'b-warn'} size={15} />
      {missing === 0 ? board.feeds(food, harvest, owed) : board.feedsNot(missing)}
    </p>
  );
}
