import type { ReactNode } from 'react';
import { Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Words } from '../../words/words.js';
import type { GameView, Opening, PlaceId, Yields } from '../model.js';
import { OrdersNote } from '../orders/order-list.js';
import { meAt, useTable } from '../table.js';
import { Blocked, Confirm } from './confirm.js';
import type { PlaceDecision } from './decision.js';
import { Forecast } from './forecast.js';
import { Panel } from './panel.js';
import { nameIn, sendSentence } from './place-names.js';
import { allPlaces, isOpen, soldAt } from './places.js';
import { Stepper } from './stepper.js';
import { Ware } from './ware.js';

const yieldsAt = ({ places, workshops }: GameView, place: PlaceId): Yields | null =>
  [...places, ...workshops].find(({ id }) => id === place)?.yields ?? null;

/** What so many people may hope for, as the server guesses; null where nothing is rolled. */
function outlook(opening: Opening, yields: Yields | null, people: number, { acting }: Words): string | null {
  const pieces = opening.open ? opening.expected?.[people - opening.min] : undefined;
  return yields === null || pieces === undefined ? null : acting.about(people, pieces, yields.good);
}

/** Where people can go, for those who would rather read it than look for it on the board. */
function OpenPlaces() {
  const words = useWords();
  const { view, choosing } = useTable();
  const open = allPlaces(view).filter(({ opening }) => opening?.open === true);
  return (
    <details className="open-places">
      <summary>{words.decision.allPlaces}</summary>
      <ul>
        {open.map(({ id }) => (
          <li key={id}>
            <button type="button" className="step" onClick={() => choosing.choose(id)}>
              {nameIn(view, id, words)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}

type AmountProps = Readonly<{ opening: Opening & { open: true }; note: ReactNode }>;

function Amount({ opening, note }: AmountProps) {
  const table = useTable();
  const { people, setPeople } = table.choosing;
  const colour = meAt(table)?.colour ?? 'red';
  if (opening.min < opening.max) {
    return (
      <Stepper
        colour={colour}
        people={people}
        min={opening.min}
        max={opening.max}
        note={note}
        onPeople={setPeople}
      >
        <Forecast />
      </Stepper>
    );
  }
  return (
    <div className="fixed-people">
      {Array.from({ length: people }, (_, index) => (
        <Icon key={index} name={`p-${colour}`} size={32} />
      ))}
      <div>
        <p>{note}</p>
        <Forecast />
      </div>
    </div>
  );
}

type ChosenProps = Readonly<{ decision: PlaceDecision; place: PlaceId }>;

/** What is sold there, how many people may go, and what they would bring. */
function There({ decision, place }: ChosenProps) {
  const words = useWords();
  const { view, choosing } = useTable();
  const sold = soldAt(view, place);
  const opening = allPlaces(view).find(({ id }) => id === place)?.opening;
  if (opening?.open !== true) return sold !== null && <Ware {...sold} />;
  const guess = outlook(opening, yieldsAt(view, place), choosing.people, words);
  const note = (
    <>
      <b>{words.decision.ofPeople(choosing.people, decision.home)}</b>
      {guess !== null && ` · ${guess}`}
    </>
  );
  return (
    <>
      {sold !== null && <Ware {...sold} tooDear={opening.tooDear === true} />}
      <Amount opening={opening} note={note} />
    </>
  );
}

function Chosen({ decision, place }: ChosenProps) {
  const words = useWords();
  const { view, choosing, sender } = useTable();
  const { people } = choosing;
  const opening = allPlaces(view).find(({ id }) => id === place)?.opening;
  const several = opening?.open === true && opening.min < opening.max;
  return (
    <Panel
      tag={words.decision.placing}
      mine
      title={nameIn(view, place, words)}
      {...(several ? { question: words.decision.howMany } : {})}
      until={decision.until}
      actions={
        <>
          <Confirm move={{ type: 'placePeople', place, people }}>
            {sendSentence(place, people, words)}
          </Confirm>
          <button type="button" className="button" disabled={sender.sending} onClick={choosing.cancel}>
            {words.common.back}
          </button>
        </>
      }
    >
      <There decision={decision} place={place} />
      <Blocked />
    </Panel>
  );
}

/** What is open when no place of the valley is, as it is called below the board. */
function openBelow(view: GameView, { board }: Words): string {
  if (view.places.some(isOpen)) return '';
  const below = [...(view.cards.some(isOpen) ? [board.cards] : [])];
  const built = [...view.stacks, ...view.workshops].some(isOpen);
  return [...below, ...(built ? [board.buildings] : [])].join(', ');
}

/** Sending people: first where, then how many, then the one button that says what happens. */
export function PlacePanel({ decision }: Readonly<{ decision: PlaceDecision }>) {
  const words = useWords();
  const { choosing, view } = useTable();
  if (choosing.place !== null) return <Chosen decision={decision} place={choosing.place} />;
  return (
    <Panel tag={words.decision.yours} mine title={words.decision.placePeople} until={decision.until}>
      <p className="hint">{words.decision.choosePlace(decision.home, openBelow(view, words))}</p>
      <OpenPlaces />
      <Forecast />
      <OrdersNote />
    </Panel>
  );
}
