import { Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Words } from '../../words/words.js';
import { cardPlaceName } from '../board/place-name.js';
import { stateOf } from '../board/place-state.js';
import { HintMark } from '../board/hint-mark.js';
import { useRoving } from '../board/roving.js';
import type { Colour } from '../colours.js';
import type { Card, CardSlot, Player } from '../model.js';
import { BenefitFace } from './benefit-face.js';
import { upperText } from './content-text.js';
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

/** Who has bought the card, in a line or two. */
const boughtText = (by: Player, { board }: Words): readonly [string, string?] =>
  by.me ? [board.boughtByYou] : board.boughtBy(by.name);

function Bought({ by }: Readonly<{ by: Player }>) {
  const [bought, byWhom] = boughtText(by, useWords());
  return (
    <>
      <b>{bought}</b>
      {byWhom !== undefined && <span className="gap-name">{byWhom}</span>}
      <Icon name={`g-${by.colour}`} size={26} />
    </>
  );
}

function Gap({ boughtBy }: Readonly<{ boughtBy: Player | null }>) {
  return (
    <span className="card gap" aria-hidden="true">
      <svg className="gap-line">
        <rect width="100%" height="100%" />
      </svg>
      {boughtBy !== null && <Bought by={boughtBy} />}
    </span>
  );
}

/** What lies on a card's place, in words. */
function slotText({ card, boughtBy }: CardSlot, words: Words): string {
  if (card !== null) return upperText(card, words);
  return boughtBy === null ? words.board.empty : boughtText(boughtBy, words).join(' ');
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
  return (
    <button
      type="button"
      {...roving}
      className={`card-slot ${stateOf(slot.opening, chosen, calling)}`}
      aria-disabled={!calling && slot.opening?.open !== true}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      <span className="visually-hidden">{cardPlaceName(slot, slotText(slot, words), words)}</span>
      <span className="slot-head" aria-hidden="true">
        <span className="price">
          {slot.price}
          <Icon name={slot.currency === 'any' ? 'i-any' : 'i-tooth'} size={19} />
        </span>
        {slot.card !== null && (
          <SlotRing place={slot.id} crowds={slot.crowds} preview={chosen ? mine : null} />
        )}
      </span>
      <HintMark at={slot.id} />
      {slot.card === null ? <Gap boughtBy={slot.boughtBy} /> : <CardFace card={slot.card} />}
    </button>
  );
}
