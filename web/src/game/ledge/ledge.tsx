import { Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import { meAt, useTable } from '../table.js';
import { BuildingStack } from './building-stack.js';
import { CardSlotButton } from './card-slot.js';

/** The cards on their places: dearest first as they lie, or cheapest first where one swipes. */
export function CardRow({ cheapestFirst = false }: Readonly<{ cheapestFirst?: boolean }>) {
  const table = useTable();
  const { view, choosing } = table;
  const mine = meAt(table)?.colour ?? null;
  const slots = cheapestFirst ? [...view.cards].reverse() : view.cards;
  return slots.map((slot) => (
    <CardSlotButton
      key={slot.id}
      slot={slot}
      mine={choosing.people > 0 ? mine : null}
      chosen={choosing.place === slot.id}
      calling={view.calling.includes(slot.id)}
      onChoose={() => choosing.choose(slot.id)}
    />
  ));
}

/** The stacks of buildings. */
export function StackRow() {
  const table = useTable();
  const { view, choosing } = table;
  const mine = meAt(table)?.colour ?? null;
  return view.stacks.map((stack) => (
    <BuildingStack
      key={stack.id}
      stack={stack}
      mine={choosing.people > 0 ? mine : null}
      chosen={choosing.place === stack.id}
      calling={view.calling.includes(stack.id)}
      onChoose={() => choosing.choose(stack.id)}
    />
  ));
}

/** The shelf below the valley: deck, cards, buildings. */
export function Ledge() {
  const { board } = useWords();
  const { view } = useTable();
  const crowded = view.cards.length + view.stacks.length > 9;
  return (
    <div className="ledge panel">
      <div className={`ledge-row cards-${view.cards.length}${crowded ? ' crowded' : ''}`}>
        <div className="deck-column">
          <span className="ledge-label">{board.cards}</span>
          <span className={`deck deep-${Math.min(view.deck, 3)}`}>
            {view.deck > 0 && <Icon name="i-cairn" size={27} />}
          </span>
          <span className="stack-left">{board.leftOver(view.deck)}</span>
        </div>
        <div className="card-row">
          <CardRow />
        </div>
        <div className="stack-column">
          <span className="ledge-label">{board.buildings}</span>
          <div className="stack-row">
            <StackRow />
          </div>
        </div>
      </div>
    </div>
  );
}
