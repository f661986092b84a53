import { goodIcon, Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import { changed } from '../goods.js';
import type { Good, Goods } from '../model.js';

type RowProps = Readonly<{
  good: Good;
  amount: number;
  /** How many there could be at most; null where only the sum is limited. */
  have: number | null;
  full: boolean;
  onChange: (by: number) => void;
}>;

function Row({ good, amount, have, full, onChange }: RowProps) {
  const { board, acting } = useWords();
  const word = board.goods[good](1);
  return (
    <li className={amount > 0 ? 'pick-row some' : 'pick-row'}>
      <Icon name={goodIcon(good)} size={26} />
      <button
        type="button"
        aria-label={acting.one.fewer(word)}
        disabled={amount === 0}
        onClick={() => onChange(-1)}
      >
        −
      </button>
      <b aria-live="polite">
        {amount}
        <span className="visually-hidden"> {board.goods[good](amount)}</span>
      </b>
      <button
        type="button"
        aria-label={acting.one.more(word)}
        disabled={full || (have !== null && amount >= have)}
        onClick={() => onChange(1)}
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
  onChange: (goods: Goods) => void;
}>;

/** Some of each kind: minus, how many, plus, of how many. */
export function GoodsPicker({ label, kinds, chosen, stock, most, onChange }: Props) {
  const pieces = kinds.reduce((sum, good) => sum + (chosen[good] ?? 0), 0);
  return (
    <ul className="goods-picker" aria-label={label}>
      {kinds.map((good) => (
        <Row
          key={good}
          good={good}
          amount={chosen[good] ?? 0}
          have={stock === null ? null : (stock[good] ?? 0)}
          full={pieces >= most}
          onChange={(by) => onChange(changed(chosen, good, by))}
        />
      ))}
    </ul>
  );
}
