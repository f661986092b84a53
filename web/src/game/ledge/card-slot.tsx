import { Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import { cardPlaceName } from '../board/place-name.js';
import { stateOf } from '../board/place-state.js';
import { useRoving } from '../board/roving.js';
import type { Card, CardSlot, Colour, Player } from '../model.js';
import { BenefitFace } from './benefit-face.js';
import { cardText } from './content-text.js';
import { LegacyFace } from './legacy-face.js';
import { SlotRing } from './slot-ring.js';

/** Both halves of a card; values that are not printed anywhere wear a ≈. */
export function CardFace({ card }: Readonly<{ card: Card }>) {
  return (
    <span className="card" title={card.reconstructed ?? undefined} aria-hidden="true">
      <span className="card-top">
        <BenefitFace benefit={card.benefit} />
        {card.reconstructed !== null && <span className="approx">≈</span>}
      </span>
      <svg className="card-wave" viewBox="0 0 88 6" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 3q11-4 22 0t22 0t22 0t22 0" />
      </svg>
      <span className={`card-bottom ${card.legacy.kind === 'culture' ? 'green' : 'sand'}`}>
        <LegacyFace legacy={card.legacy} />
      </span>
    </span>
  );
}

function Gap({ boughtBy }: Readonly<{ boughtBy: Player | null }>) {
  const { board } = useWords();
  return (
    <span className="card gap" aria-hidden="true">
      {boughtBy !== null && (
        <>
          <b>{board.boughtBy}</b>
          <span className="gap-name">{boughtBy.name}</span>
          <Icon name={`g-${boughtBy.colour}`} size={26} />
        </>
      )}
    </span>
  );
}

type Props = Readonly<{
  slot: CardSlot;
  chosen: boolean;
  calling: boolean;
  mine: Colour | null;
  onChoose: () => void;
}>;

/** A card place: price and ring above, the card below. */
export function CardSlotButton({ slot, chosen, calling, mine, onChoose }: Props) {
  const words = useWords();
  const roving = useRoving(slot.id);
  const text =
    slot.card === null
      ? `${words.board.boughtBy} ${slot.boughtBy?.name ?? words.board.empty}`
      : cardText(slot.card, words);
  return (
    <button
      type="button"
      {...roving}
      className={`card-slot ${stateOf(slot.opening, chosen, calling)}`}
      aria-disabled={!calling && slot.opening?.open !== true}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      <span className="visually-hidden">{cardPlaceName(slot, text, words)}</span>
      <span className="slot-head" aria-hidden="true">
        <span className="price">
          {slot.price}
          <Icon name={slot.currency === 'any' ? 'i-any' : 'i-tooth'} size={19} />
        </span>
        {slot.card !== null && <SlotRing crowds={slot.crowds} preview={chosen ? mine : null} />}
      </span>
      {slot.card === null ? <Gap boughtBy={slot.boughtBy} /> : <CardFace card={slot.card} />}
    </button>
  );
}
