import { Icon, type Drawing } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Words } from '../../words/words.js';
import { legacyText, pointsText } from '../ledge/content-text.js';
import { useTable } from '../table.js';
import { AllSimple } from './all-simple.js';
import { AnyTwoStep } from './any-two-panel.js';
import type { PlaceId } from '../model.js';
import type { ActDecision, Errand } from './decision.js';
import { nameOf } from './place-names.js';
import { othersOfMine, type Spot } from './places.js';

/** What an errand, or a place where I have one, is called on its chip: by what lies there. */
function chipOf(
  place: PlaceId,
  there: Errand | Spot,
  words: Words,
): Readonly<{ icon: Drawing; label: string }> {
  if ('card' in there && there.card !== null) {
    return { icon: 'i-cards', label: legacyText(there.card.legacy, words) };
  }
  if ('building' in there && there.building !== null) {
    return { icon: 'i-hut', label: `${words.acting.building} ${pointsText(there.building, words)}` };
  }
  return { icon: 'i-person', label: nameOf(place, words) };
}

function Others({ errands }: Readonly<{ errands: readonly Errand[] }>) {
  const words = useWords();
  const { choosing } = useTable();
  return (
    <div className="errands">
      <span className="soft">{words.acting.thenInAnyOrder}</span>
      <ul>
        {errands.map((errand) => {
          const { icon, label } = chipOf(errand.place, errand, words);
          return (
            <li key={errand.place}>
              <button type="button" className="step" onClick={() => choosing.choose(errand.place)}>
                <Icon name={icon} /> {label}
              </button>
            </li>
          );
        })}
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
        {others.map((spot) => {
          const { icon, label } = chipOf(spot.id, spot, words);
          return (
            <li key={spot.id} className="step">
              <Icon name={icon} /> {label}
            </li>
          );
        })}
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
