import { Icon, type Drawing } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Words } from '../../words/words.js';
import { legacyText, pointsText } from '../ledge/content-text.js';
import { useTable } from '../table.js';
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

type Props = Readonly<{
  decision: ActDecision;
  /** The one that is open in the panel. */
  current: Errand;
  openAnyTwo: () => void;
}>;

/** Everything else that waits for me, in any order. */
export function Errands({ decision, current, openAnyTwo }: Props) {
  const words = useWords();
  const { acting } = words;
  const { choosing } = useTable();
  const others = decision.errands.filter((errand) => errand !== current);
  if (others.length === 0 && decision.anyTwo === null) return null;
  return (
    <div className="errands">
      <span className="soft">{acting.thenInAnyOrder}</span>
      <ul>
        {others.map((errand) => {
          const { icon, label } = chipOf(errand, words);
          return (
            <li key={errand.place}>
              <button type="button" className="step" onClick={() => choosing.choose(errand.place)}>
                <Icon name={icon} /> {label}
              </button>
            </li>
          );
        })}
        {decision.anyTwo !== null && (
          <li>
            <button type="button" className="step" onClick={openAnyTwo}>
              <Icon name="i-any" /> {acting.anyTwo(decision.anyTwo)}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
