import { goodIcon, Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Colour } from '../colours.js';
import type { Phase, Place } from '../model.js';
import { HintMark } from './hint-mark.js';
import { placeName } from './place-name.js';
import { stateOf } from './place-state.js';
import { useRoving } from './roving.js';
import type { SmallSpot } from './small-geometry.js';
import { freeAt } from './standing.js';
import { boxAt, pointIn, rowIn } from './units.js';
import { WalkingIcon } from './walking.js';

type Props = Readonly<{
  place: Place;
  phase: Phase;
  spot: SmallSpot;
  chosen: boolean;
  /** How many I am about to send; 0 when none are. */
  sending: number;
  calling: boolean;
  mine: Colour | null;
  onChoose: () => void;
}>;

function SmallPlate({ place, spot }: Readonly<{ place: Place; spot: SmallSpot }>) {
  const { board } = useWords();
  const closed = place.opening !== null && !place.opening.open;
  return (
    <span
      className={`small-plate at-point from-${spot.plate.from}`}
      style={pointIn(spot.box, spot.plate.at)}
      aria-hidden="true"
    >
      <HintMark at={place.id} />
      {closed && place.yields === null && <Icon name="b-lock" size={13} />}
      <span className="plate-name">{place.id === 'hunt' ? board.huntShort : board.places[place.id]}</span>
      {place.yields !== null && (
        <span className="plate-yield">
          ÷{place.yields.divisor}
          {/* In its stead, so that a closed plate is no wider: two of them share the width of the window. */}
          <Icon name={closed ? 'b-lock' : goodIcon(place.yields.good)} size={16} />
        </span>
      )}
    </span>
  );
}

function Row({ place, phase, spot, sending, mine }: Omit<Props, 'calling' | 'chosen' | 'onChoose'>) {
  const { board } = useWords();
  const many = place.crowds.length > 2;
  const oneRing = place.rings === 1;
  const free = sending > 0 ? 0 : freeAt(place, phase);
  return (
    <span
      className={`crowd-row at-point fill-${spot.from}${many ? ' many' : ''}`}
      style={rowIn(spot.box, spot.row, spot.width)}
      aria-hidden="true"
    >
      {place.crowds.map(({ player, people, gone }) => (
        <span key={player.seat} className="crowd">
          {people > 0 ? (
            <WalkingIcon key={people} place={place.id} colour={player.colour} size={25} />
          ) : (
            <Icon name={`g-${player.colour}`} size={25} />
          )}
          {!oneRing && <b>{people > 0 ? people : gone}</b>}
        </span>
      ))}
      {sending > 0 && mine !== null && (
        <span className={`crowd sending edge-${mine}`}>
          {sending <= 2 ? (
            Array.from({ length: sending }, (_, index) => <Icon key={index} name={`p-${mine}`} size={26} />)
          ) : (
            <>
              <Icon name={`p-${mine}`} size={26} />
              <b>{sending}</b>
            </>
          )}
        </span>
      )}
      {free > 0 && <span className="free-pill">{board.free(free)}</span>}
    </span>
  );
}

/** A place of the small valley: shapes with numbers instead of rings; the whole place is the target. */
export function SmallPlace({ place, phase, spot, chosen, sending, calling, mine, onChoose }: Props) {
  const words = useWords();
  const roving = useRoving(place.id);
  const { opening } = place;
  return (
    <button
      type="button"
      {...roving}
      className={`place small at ${stateOf(opening, chosen, calling)}`}
      style={boxAt(spot.box)}
      aria-disabled={!calling && opening?.open !== true}
      aria-pressed={chosen}
      onClick={onChoose}
    >
      <span className="visually-hidden">{placeName(place, words)}</span>
      <SmallPlate place={place} spot={spot} />
      <Row place={place} phase={phase} spot={spot} sending={sending} mine={mine} />
    </button>
  );
}
