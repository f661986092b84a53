import { goodIcon, Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Good, Goods } from '../model.js';

const BASE: readonly Good[] = ['wood', 'brick', 'stone', 'gold', 'food'];

/** More digits than this in a row are written smaller. */
const ROOM = 8;

type Props = Readonly<{ stock: Goods; expansion: boolean; size: number }>;

/** What a tribe owns. Zeros are faded, never hidden. */
export function Stock({ stock, expansion, size }: Props) {
  const { board } = useWords();
  const goods = expansion ? [...BASE, 'ornaments' as const] : BASE;
  const roomy = goods.map((good) => stock[good] ?? 0).join('').length <= ROOM;
  return (
    <ul className={roomy ? 'stock' : 'stock tight'}>
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
