import { useWords } from '../../words/use-words.js';
import type { Colour, GameView, Opening, PlaceId } from '../model.js';
import { Icon } from '../../art/icon.js';
import type { Choosing, PlaceDecision } from './decision.js';
import { Panel } from './panel.js';
import { nameOf, sendSentence } from './place-names.js';
import { Stepper } from './stepper.js';

type Props = Readonly<{
  view: GameView;
  decision: PlaceDecision;
  choosing: Choosing;
  blocked: string | null;
}>;

type Openable = Readonly<{ id: PlaceId; opening: Opening | null }>;

/** Every place people can be sent to, in the order one walks through them. */
const allPlaces = (view: GameView): readonly Openable[] => [
  ...view.places,
  ...[...view.cards].reverse(),
  ...view.stacks,
];

function OpenPlaces({ view, choosing }: Readonly<{ view: GameView; choosing: Choosing }>) {
  const words = useWords();
  const open = allPlaces(view).filter(({ opening }) => opening?.open === true);
  return (
    <ul className="open-places">
      {open.map(({ id }) => (
        <li key={id}>
          <button type="button" className="step" onClick={() => choosing.choose(id)}>
            {nameOf(id, words)}
          </button>
        </li>
      ))}
    </ul>
  );
}

type ChosenProps = Props & Readonly<{ place: PlaceId; people: number; colour: Colour }>;

function Amount({
  decision,
  choosing,
  people,
  colour,
  opening,
}: ChosenProps & Readonly<{ opening: Opening & { open: true } }>) {
  const { decision: words } = useWords();
  const count = words.ofPeople(people, decision.home);
  const note = opening.hint === null ? count : `${count} · ${opening.hint}`;
  if (opening.min < opening.max) {
    return (
      <Stepper
        colour={colour}
        people={people}
        min={opening.min}
        max={opening.max}
        note={note}
        onPeople={choosing.setPeople}
      />
    );
  }
  return (
    <p className="fixed-people">
      {Array.from({ length: people }, (_, index) => (
        <Icon key={index} name={`p-${colour}`} size={32} />
      ))}
      <span>{note}</span>
    </p>
  );
}

function Chosen(props: ChosenProps) {
  const words = useWords();
  const { view, decision, choosing, place, people, blocked } = props;
  const opening = allPlaces(view).find(({ id }) => id === place)?.opening;
  const several = opening?.open === true && opening.min < opening.max;
  const name = nameOf(place, words);
  return (
    <Panel
      tag={words.decision.placing}
      mine
      title={name}
      {...(several ? { question: words.decision.howMany } : {})}
      until={decision.until}
    >
      {opening?.open === true && <Amount {...props} opening={opening} />}
      <div className="actions">
        <button
          type="button"
          className="button primary wide"
          disabled={choosing.sending || blocked !== null}
          onClick={choosing.confirm}
        >
          {choosing.sending ? words.decision.sending : sendSentence(place, people, words)}
        </button>
        <button type="button" className="button" disabled={choosing.sending} onClick={choosing.cancel}>
          {words.common.back}
        </button>
      </div>
      {blocked !== null && <p className="hint">{blocked}</p>}
    </Panel>
  );
}

/** Sending people: first where, then how many, then the one button that says what happens. */
export function PlacePanel(props: Props) {
  const words = useWords();
  const { view, decision, choosing } = props;
  const mine = view.tribes.find(({ player }) => player.me)?.player.colour;
  if (choosing.choice !== null && mine !== undefined) {
    return <Chosen {...props} place={choosing.choice.place} people={choosing.choice.people} colour={mine} />;
  }
  return (
    <Panel tag={words.decision.yours} mine title={words.decision.placePeople} until={decision.until}>
      <p className="hint">{words.decision.choosePlace(decision.home)}</p>
      <OpenPlaces view={view} choosing={choosing} />
    </Panel>
  );
}
