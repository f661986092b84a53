import { goodIcon, Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Words } from '../../words/words.js';
import type { Workshop } from '../model.js';
import { useTable } from '../table.js';
import { workshopName } from './place-name.js';
import { stateOf } from './place-state.js';
import { useRoving } from './roving.js';
import { figuresAt } from './standing.js';
import { WalkingIcon } from './walking.js';

const FORMS = { footprint: 'g', preview: 'p' } as const;

type Props = Readonly<{ workshop: Workshop; words: Words }>;

function WorkshopButton({ workshop, words }: Props) {
  const { view, choosing } = useTable();
  const roving = useRoving(workshop.id);
  const { owner, rings, yields, crowds, opening } = workshop;
  const chosen = choosing.place === workshop.id;
  const calling = view.calling.includes(workshop.id);
  const sending = chosen ? choosing.people : 0;
  const figures = figuresAt(crowds, { colour: owner.colour, form: 'preview' }, sending);
  return (
    <button
      type="button"
      {...roving}
      className={`workshop ${stateOf(opening, chosen, calling)}`}
      aria-disabled={!calling && opening?.open !== true}
      aria-pressed={chosen}
      onClick={() => choosing.choose(workshop.id)}
    >
      <span className="visually-hidden">{workshopName(workshop, words)}</span>
      <Icon name={`m-${owner.colour}`} size={15} />
      <span className="plate-yield" aria-hidden="true">
        ÷{yields.divisor}
        <Icon name={goodIcon(yields.good)} size={17} />
      </span>
      {Array.from({ length: rings }, (_, index) => {
        const figure = figures[index];
        return (
          <span key={index} className={figure?.form === 'preview' ? 'slot-ring previewed' : 'slot-ring'}>
            {figure?.form === 'standing' && (
              <WalkingIcon place={workshop.id} colour={figure.colour} size={20} />
            )}
            {figure !== undefined && figure.form !== 'standing' && (
              <Icon name={`${FORMS[figure.form]}-${figure.colour}`} size={20} />
            )}
          </span>
        );
      })}
    </button>
  );
}

/** Buildings that are places of their own; only their owners may send people there. */
export function Workshops({ className }: Readonly<{ className: string }>) {
  const words = useWords();
  const { workshops } = useTable().view;
  if (workshops.length === 0) return null;
  return (
    <div className={`workshops ${className}`}>
      {workshops.map((workshop) => (
        <WorkshopButton key={workshop.id} workshop={workshop} words={words} />
      ))}
    </div>
  );
}
