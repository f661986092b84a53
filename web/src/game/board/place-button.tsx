import { goodIcon, Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Place } from '../model.js';
import { HintMark } from './hint-mark.js';
import { placeName } from './place-name.js';
import { stateOf } from './place-state.js';
import { useRoving } from './roving.js';
import { boxAt, pointIn } from './units.js';
import type { Spot } from './wide-geometry.js';

type Props = Readonly<{
  place: Place;
  spot: Spot;
  chosen: boolean;
  calling: boolean;
  onChoose: () => void;
}>;

function Plate({ place, spot }: Readonly<{ place: Place; spot: Spot }>) {
  const words = useWords();
  return (
    <span
      className={`plate at-point from-${spot.plate.from}`}
      style={pointIn(spot.box, spot.plate.at)}
      aria-hidden="true"
    >
      <HintMark at={place.id} />
      <span className="plate-name">{words.board.places[place.id]}</span>
      {place.yields !== null && (
        <span className="plate-yield">
          ÷{place.yields.divisor}
          <Icon name={goodIcon(place.yields.good)} />
        </span>
      )}
    </span>
  );
}

/** A place of the valley as a button over its drawing. Closed ones stay reachable and say why. */
export function PlaceButton({ place, spot, chosen, calling, onChoose }: Props) {
  const words = useWords();
  const roving = useRoving(place.id);
  const { opening } = place;
  const note = opening !== null && !opening.open ? opening.short : null;
  return (
    <button
      type="button"
      {...roving}
      className={`place at ${stateOf(opening, chosen, calling)}`}
      style={boxAt(spot.box)}
      aria-disabled={!calling && opening?.open !== true}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      <span className="visually-hidden">{placeName(place, words)}</span>
      <Plate place={place} spot={spot} />
      {note !== null && (
        <span
          className="closed-note at-point from-centre"
          style={pointIn(spot.box, spot.note)}
          aria-hidden="true"
        >
          <Icon name="b-lock" size={14} />
          {note}
        </span>
      )}
    </button>
  );
}
