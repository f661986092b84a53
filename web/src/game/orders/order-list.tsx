import { Fragment } from 'react';
import { Icon, type Drawing } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { PlaceId } from '../model.js';
import { useTable } from '../table.js';
import { alsoOrdered, wishText, type JudgedWish, type Ordering } from './orders.js';

const ICONS: Readonly<Record<string, Drawing>> = {
  hunt: 'i-food',
  forest: 'i-wood',
  clayPit: 'i-brick',
  quarry: 'i-stone',
  river: 'i-gold',
  field: 'i-wheat',
  hut: 'i-hut',
  toolMaker: 'i-tool',
  trader: 'i-ring',
};

/** The drawing that stands for a place in a list. */
export const placeIcon = (place: PlaceId): Drawing =>
  ICONS[place] ??
  (place.startsWith('card') ? 'i-cards' : place.startsWith('building') ? 'i-cairn' : 'i-person');

/** One wish in its words; what cannot be done is struck through, with the reason. */
export function WishText({ wish }: Readonly<{ wish: JudgedWish }>) {
  const words = useWords();
  const { view } = useTable();
  const text = wishText(wish, words, view);
  if (wish.closed === null) return <span>{text}</span>;
  return (
    <span>
      <s>{text}</s>
      <small>{wish.closed.sentence}</small>
    </span>
  );
}

/** All my orders in one line; what is not possible now is struck through. */
export function OrdersLine({ kept }: Pick<Ordering, 'kept'>) {
  const words = useWords();
  const { view } = useTable();
  const { orders } = words;
  const also = alsoOrdered(kept, words);
  return (
    <p className="orders-line">
      {orders.yours}{' '}
      {kept.placing.map((wish, index) => (
        <Fragment key={index}>
          {index > 0 && orders.orElse}
          {wish.closed === null ? (
            wishText(wish, words, view)
          ) : (
            <s title={wish.closed.sentence}>{wishText(wish, words, view)}</s>
          )}
        </Fragment>
      ))}
      {kept.placing.length > 0 && also !== '' && ' · '}
      {also}
    </p>
  );
}

/** My list of places as I am asked all the same: none of it is possible, or it is about to be played. */
export function OrdersNote() {
  const { orders: words } = useWords();
  const wishes = useTable().orders?.kept.placing ?? [];
  if (wishes.length === 0) return null;
  const unfit = wishes.every(({ closed }) => closed !== null);
  return (
    <details className="orders-note" open={unfit}>
      <summary>{unfit ? words.unfit : words.soon}</summary>
      <ol className="order-list">
        {wishes.map((wish, index) => (
          <li key={index}>
            <Icon name={placeIcon(wish.place)} /> <WishText wish={wish} />
          </li>
        ))}
      </ol>
    </details>
  );
}
