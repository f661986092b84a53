import type { ReactNode } from 'react';
import { Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Colour } from '../colours.js';

type Props = Readonly<{
  colour: Colour;
  people: number;
  min: number;
  max: number;
  note: ReactNode;
  /** What else to know before one decides, in lines of its own. */
  children: ReactNode;
  onPeople: (people: number) => void;
}>;

/** So many stand in one row of a phone's sheet. */
const sizeFor = (people: number): number => (people > 8 ? 19 : people > 4 ? 22 : 30);

/** How many: minus, the people themselves, plus. */
export function Stepper({ colour, people, min, max, note, onPeople, children }: Props) {
  const { decision } = useWords();
  return (
    <div className="stepper">
      <button
        type="button"
        aria-label={decision.fewer}
        disabled={people <= min}
        onClick={() => onPeople(people - 1)}
      >
        −
      </button>
      <div className="stepper-people" aria-live="polite">
        <div aria-hidden="true">
          {Array.from({ length: max }, (_, index) => (
            <Icon key={index} name={`${index < people ? 'p' : 'g'}-${colour}`} size={sizeFor(max)} />
          ))}
        </div>
        <p>{note}</p>
        {children}
      </div>
      <button
        type="button"
        aria-label={decision.more}
        disabled={people >= max}
        onClick={() => onPeople(people + 1)}
      >
        +
      </button>
    </div>
  );
}
