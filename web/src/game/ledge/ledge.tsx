import { Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Choosing } from '../decision/decision.js';
import type { Colour, GameView } from '../model.js';
import { BuildingStack } from './building-stack.js';
import { CardSlotButton } from './card-slot.js';

type Props = Readonly<{ view: GameView; choosing: Choosing; mine: Colour | null }>;

/** The cards on their places, in the order given. */
export function CardRow({ view, choosing, mine }: Props) {
  return view.cards.map((slot) => (
    <CardSlotButton
      key={slot.id}
      slot={slot}
      mine={mine}
      chosen={choosing.choice?.place === slot.id}
      calling={view.calling.includes(slot.id)}
      onChoose={() => choosing.choose(slot.id)}
    />
  ));
}

/** The stacks of buildings. */
export function StackRow({ view, choosing, mine }: Props) {
  return view.stacks.map((stack) => (
    <BuildingStack
      key={stack.id}
      stack={stack}
      mine={mine}
      chosen={choosing.choice?.place === stack.id}
      calling={view.calling.includes(stack.id)}
      onChoose={() => choosing.choose(stack.id)}
    />
  ));
}

/** The shelf below the valley: deck, cards, buildings. */
export function Ledge(props: Props) {
  const { board } = useWords();
  const { view } = props;
  const crowded = view.cards.length + view.stacks.length > 9;
  return (
    <div className="ledge panel">
      <div className={`ledge-row cards-${view.cards.length}${crowded ? ' crowded' : ''}`}>
        <div className="deck-column">
          <span className="ledge-label">{board.cards}</span>
          <span className="deck">
            <Icon name="i-cairn" size={27} />
          </span>
          <span className="stack-left">{board.leftOver(view.deck)}</span>
        </div>
        <div className="card-row">
          <CardRow {...props} />
        </div>
        <div className="stack-column">
          <span className="ledge-label">{board.buildings}</span>
          <div className="stack-row">
            <StackRow {...props} />
          </div>
        </div>
      </div>
    </div>
  );
}
