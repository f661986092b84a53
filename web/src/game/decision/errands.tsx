import { Icon, type Drawing } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Words } from '../../words/words.js';
import { legacyText, pointsText } from '../ledge/content-text.js';
import { useTable } from '../table.js';
import { AllSimple } from './all-simple.js';
import { AnyTwoStep } from './any-two-panel.js';
import type { ActDecision, Errand } from './decision.js';
import { nameOf } from './place-names.js';

/** What an errand is called on its chip. */
function chipOf(errand: Errand, words: Words): Readonly<{ icon: Drawing; label: string }> {
  switch (errand.action) {
    case 'buyCard':
      return { icon: 'i-cards', label: legacyText(errand.card.legacy, words) };
    case 'buyBuilding':
      return { icon: 'i-hut', label: `${words.acting.building} ${pointsText(errand.building, words)}` };
    case 'use':
    case 'roll':
      return { icon: 'i-person', label: nameOf(errand.place, words) };
  }
}

function Others({ errands }: Readonly<{ errands: readonly Errand[] }>) {
  const words = useWords();
  const { choosing } = useTable();
  return (
    <div className="errands">
      <span className="soft">{words.acting.thenInAnyOrder}</span>
      <ul>
        {errands.map((errand) => {
          const { icon, label } = chipOf(errand, words);
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
