import { goodIcon, Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Good, Goods } from '../model.js';

const BASE: readonly Good[] = ['wood', 'brick', 'stone', 'gold', 'food'];

const RING = 3;

/** Ornaments as they lie there: a ring for every three, teeth for the rest; never more than one drawing of each. */
function Ornaments({ count, size }: Readonly<{ count: number; size: number }>) {
  const { board } = useWords();
  const [rings, teeth] = [Math.floor(count / RING), count % RING];
  return (
    <span className="ornaments" title={rings > 0 ? board.ornamentsAs(rings, teeth) : undefined}>
      {rings > 0 && <Icon name="i-ring" size={size} />}
      {(teeth > 0 || rings === 0) && <Icon name="i-tooth" size={size} />}
    </span>
  );
}

/** More signs than this in a row are written smaller. */
const ROOM = 8;

/** Digits, and a second drawing where ornaments are rings and teeth. */
const signsIn = (amounts: readonly number[]): number => {
  const ornaments = amounts[BASE.length] ?? 0;
  const both = ornaments > RING && ornaments % RING > 0;
  return amounts.join('').length + (both ? 2 : 0);
};

type Props = Readonly<{ stock: Goods; expansion: boolean; size: number }>;

/** What a tribe owns. Zeros are faded, never hidden. */
export function Stock({ stock, expansion, size }: Props) {
  const { board } = useWords();
  const goods = expansion ? [...BASE, 'ornaments' as const] : BASE;
  const roomy = signsIn(goods.map((good) => stock[good] ?? 0)) <= ROOM;
  return (
    <ul className={roomy ? 'stock' : 'stock tight'}>
      {goods.map((good) => {
        const amount = stock[good] ?? 0;
        return (
          <li key={good} className={amount === 0 ? 'zero' : undefined}>
            {good === 'ornaments' ? (
              <Ornaments count={amount} size={size} />
            ) : (
              <Icon name={goodIcon(good)} size={size} />
            )}
            <b>{amount}</b>
            <span className="visually-hidden">{board.goods[good](amount)}</span>
          </li>
        );
      })}
    </ul>
  );
}
