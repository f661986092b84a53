import { Icon } from '../../art/icon.js';
import { signed } from '../../words/signed.js';
import { useWords } from '../../words/use-words.js';
import type { Feeding } from '../model.js';

type Props = Readonly<{ feeding: Feeding }>;

/** The same in signs and numbers, for where a sentence has no room. */
function Signs({ feeding: { food, harvest, owed, missing } }: Props) {
  return (
    <span className="feeding-signs" aria-hidden="true">
      <Icon name="i-food" size={16} />
      {missing > 0 ? signed(-missing) : food}
      {missing === 0 && harvest > 0 && (
        <>
          {'+'}
          <Icon name="i-wheat" size={16} />
          {harvest}
        </>
      )}
      {missing === 0 && ` / ${owed}`}
    </span>
  );
}

/** How a tribe would be fed now: what feeds it, or how much is short. */
export function FeedingLine({ feeding }: Props) {
  const { board } = useWords();
  const { food, harvest, owed, missing } = feeding;
  return (
    <p className={missing === 0 ? 'feeding enough' : 'feeding short'}>
      <Icon name={missing === 0 ? 'b-check' : 'b-warn'} size={15} />
      <span>{missing === 0 ? board.feeds(food, harvest, owed) : board.feedsNot(missing)}</span>
      <Signs feeding={feeding} />
    </p>
  );
}
