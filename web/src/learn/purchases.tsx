import { goodIcon, Icon } from '../art/icon.js';
import { TileFace } from '../game/ledge/building-stack.js';
import { CardFace } from '../game/ledge/card-slot.js';
import { buildingText, cardText } from '../game/ledge/content-text.js';
import { SlotRing } from '../game/ledge/slot-ring.js';
import { RESOURCES, type Card } from '../game/model.js';
import { useLearnWords } from '../words/use-learn-words.js';
import { useWords } from '../words/use-words.js';
import { LearnPart, useLesson } from './part.js';

/** A card, and beside each half when it counts. */
function Sample({ card }: Readonly<{ card: Card }>) {
  const words = useWords();
  const { cards } = useLearnWords();
  return (
    <figure className="learn-card">
      <span className="learn-face">
        <CardFace card={card} />
        <span className="visually-hidden">{cardText(card, words)}</span>
      </span>
      <figcaption>
        <span>{cards.now}</span>
        <span>{cards.later}</span>
      </figcaption>
    </figure>
  );
}

/** Cards: what they cost and what their halves do. */
export function Cards() {
  const { cards } = useLearnWords();
  const samples = useLesson()?.cards ?? [];
  return (
    <LearnPart part="cards">
      <p>{cards.price}</p>
      <div className="learn-row">
        {samples.map((card) => (
          <Sample key={card.id} card={card} />
        ))}
      </div>
      <p>{cards.halves}</p>
      <p>{cards.leave}</p>
    </LearnPart>
  );
}

/** What each piece brings where one may choose. */
function Worth() {
  const { board } = useWords();
  const worth = useLesson()?.worth ?? null;
  if (worth === null) return null;
  return (
    <ul className="learn-worth">
      {RESOURCES.map((good) => (
        <li key={good}>
          <Icon name={goodIcon(good)} size={22} /> {board.goods[good](1)} <b>{worth[good] ?? 0}</b>
        </li>
      ))}
    </ul>
  );
}

/** Buildings: one of each kind of price. */
export function Buildings() {
  const words = useWords();
  const { buildings } = useLearnWords();
  const samples = useLesson()?.buildings ?? [];
  return (
    <LearnPart part="buildings">
      <p>{buildings.buy}</p>
      <ul className="learn-row">
        {samples.map((building) => (
          <li key={building.id} className="learn-tile">
            <TileFace
              building={building}
              left={2}
              ring={<SlotRing place="building1" crowds={[]} preview={null} />}
            />
            <span className="visually-hidden">{buildingText(building, words)}</span>
          </li>
        ))}
      </ul>
      <p>{buildings.chosen}</p>
      <Worth />
    </LearnPart>
  );
}
