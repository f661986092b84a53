import { goodIcon, Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Good, Goods } from '../model.js';

const BASE: readonly Good[] = ['wood', 'brick', 'stone', 'gold', 'food'];

type Props = Readonly<{ stock: Goods; expansion: boolean; size: number }>;

/** What a tribe owns. Zeros are faded, never hidden. */
export function Stock({ stock, expansion, size }: Props) {
  const { board } = useWords();
  const goods = expansion ? [...BASE, 'ornaments' as const] : BASE;
  return (
    <ul className="stock">
      {goods.map((good) => {
        const amount = stock[good] ?? 0;
        return (
          <li key={good} className={amount === 0 ? 'zero' : undefined}>
            <Icon name={goodIcon(good)} size={size} />
            <b>{amount}</b>
            <span className="visually-hidden">{board.goods[good](amount)}</span>
          </li>
        );
      })}
    </ul>
  );
}
