import { goodIcon, Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import { changed, oneMore } from '../goods.js';
import type { Good, Goods } from '../model.js';

type RowProps = Readonly<{
  good: Good;
  amount: number;
  /** How many there could be at most; null where only the sum is limited. */
  have: number | null;
  /** Null where it can be neither added nor take the place of another. */
  onMore: (() => void) | null;
  onFewer: () => void;
}>;

function Row({ good, amount, have, onMore, onFewer }: RowProps) {
  const { board, acting } = useWords();
  const word = board.goods[good](1);
  return (
    <li className={amount > 0 ? 'pick-row some' : 'pick-row'}>
      <Icon name={goodIcon(good)} size={26} />
      <button type="button" aria-label={acting.one.fewer(word)} disabled={amount === 0} onClick={onFewer}>
        −
      </button>
      <b>
        {amount}
        <span className="visually-hidden"> {board.goods[good](amount)}</span>
      </b>
      <button
        type="button"
        aria-label={acting.one.more(word)}
        disabled={onMore === null || (have !== null && amount >= have)}
        onClick={() => onMore?.()}
      >
        +
      </button>
      <span className="pick-have">{have === null ? board.goods[good](2) : acting.ofHave(have)}</span>
    </li>
  );
}

type Props = Readonly<{
  label: string;
  kinds: readonly Good[];
  chosen: Goods;
  /** What there is to choose from; null where there is plenty. */
  stock: Goods | null;
  /** No more pieces than this in all. */
  most: number;
  /** Two kinds in a row, where there is more below. */
  low?: boolean;
  onChange: (goods: Goods) => void;
}>;

/** Some of each kind: minus, how many, plus, of how many. When there are as many as may be, one more takes the place of another. */
export function GoodsPicker({ label, kinds, chosen, stock, most, low = false, onChange }: Props) {
  return (
    <ul className={low ? 'goods-picker low' : 'goods-picker'} aria-label={label}>
      {kinds.map((good) => {
        const more = oneMore(chosen, good, most);
        return (
          <Row
            key={good}
            good={good}
            amount={chosen[good] ?? 0}
            have={stock === null ? null : (stock[good] ?? 0)}
            onMore={more === null ? null : () => onChange(more)}
            onFewer={() => onChange(changed(chosen, good, -1))}
          />
        );
      })}
    </ul>
  );
}
