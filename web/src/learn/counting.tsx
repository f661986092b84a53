import { Icon } from '../art/icon.js';
import { PROFESSION } from '../game/ledge/legacy-face.js';
import { useLearnWords } from '../words/use-learn-words.js';
import { useWords } from '../words/use-words.js';
import { LearnPart, useLesson } from './part.js';

/** Who eats what, and what hunger costs by each rulebook. */
export function Feeding() {
  const { feeding } = useLearnWords();
  const hunger = useLesson()?.hunger ?? [];
  return (
    <LearnPart part="feeding">
      <p>{feeding.eat}</p>
      <p className="learn-meal" aria-hidden="true">
        <Icon name="p-red" size={30} />
        <Icon name="p-red" size={30} />
        <Icon name="p-red" size={30} />
        <span>=</span>
        <Icon name="i-food" size={28} />
        <Icon name="i-food" size={28} />
        <Icon name="i-wheat" size={28} />
      </p>
      <p>{feeding.hunger}</p>
      <ul className="learn-list">
        {hunger.map(({ words, editions }) => (
          <li key={words}>
            <b>{editions.join(', ')}</b>: {words}
          </li>
        ))}
      </ul>
    </LearnPart>
  );
}

const PROFESSIONS = ['farmer', 'toolMaker', 'hutBuilder', 'shaman'] as const;

/** When it is over, and what counts then. */
export function End() {
  const { board } = useWords();
  const { end } = useLearnWords();
  return (
    <LearnPart part="end">
      <p>{end.when}</p>
      <ul className="learn-list">
        <li>{end.culture}</li>
        <li>
          {end.people}
          <ul className="learn-times">
            {PROFESSIONS.map((profession) => (
              <li key={profession}>
                <Icon name={PROFESSION[profession].figure} size={26} />
                <span>{board.professions[profession]} ×</span>
                <span>
                  <Icon name={PROFESSION[profession].times} size={22} /> {end.times[profession]}
                </span>
              </li>
            ))}
          </ul>
        </li>
        <li>{end.goods}</li>
      </ul>
    </LearnPart>
  );
}
