import { Icon, type Drawing } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import { useTable } from '../table.js';
import { AllSimple } from './all-simple.js';
import { AnyTwoStep } from './any-two-panel.js';
import type { PlaceId } from '../model.js';
import { placeIcon } from '../orders/order-list.js';
import { chipOf, type Chip } from './chip.js';
import type { ActDecision, Errand } from './decision.js';
import { othersOfMine } from './places.js';

const UNITS: Readonly<Record<NonNullable<Chip['counts']>, Drawing>> = {
  any: 'i-any',
  ornaments: 'i-tooth',
  points: 'i-cairn',
};

function ChipText({ place }: Readonly<{ place: PlaceId }>) {
  const { text, counts } = chipOf(useTable().view, place, useWords());
  return (
    <>
      <Icon name={counts === 'points' ? 'i-hut' : placeIcon(place)} /> {text}
      {counts !== null && <Icon name={UNITS[counts]} size={16} />}
    </>
  );
}

function Others({ errands }: Readonly<{ errands: readonly Errand[] }>) {
  const words = useWords();
  const { choosing } = useTable();
  return (
    <div className="errands">
      <span className="soft">{words.acting.thenInAnyOrder}</span>
      <ul>
        {errands.map(({ place }) => (
          <li key={place}>
            <button type="button" className="step" onClick={() => choosing.choose(place)}>
              <ChipText place={place} />
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** While dice lie: where else my people wait. There is nothing to press yet. */
export function Afterwards({ here }: Readonly<{ here: PlaceId | null }>) {
  const words = useWords();
  const { view } = useTable();
  const others = othersOfMine(view, here);
  if (others.length === 0) return null;
  return (
    <div className="errands">
      <span className="soft">{words.acting.thenInAnyOrder}</span>
      <ul>
        {others.map(({ id }) => (
          <li key={id} className="waits">
            <ChipText place={id} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type Props = Readonly<{
  decision: ActDecision;
  /** The one that is open in the panel. */
  current: Errand;
  openAnyTwo: () => void;
}>;

/** Everything else that waits for me, in any order; and a card that may be used now. */
export function Errands({ decision, current, openAnyTwo }: Props) {
  const others = decision.errands.filter((errand) => errand !== current);
  const { anyTwo } = decision;
  return (
    <>
      {/* Beside the button of a simple one it is offered there. */}
      {current.action !== 'use' && <AllSimple decision={decision} />}
      {others.length > 0 && <Others errands={others} />}
      {anyTwo !== null && <AnyTwoStep count={anyTwo.count} onOpen={openAnyTwo} />}
    </>
  );
}
