import { useState } from 'react';
import { useWords } from '../../words/use-words.js';
import { nameOf } from '../decision/place-names.js';
import { othersOfMine } from '../decision/places.js';
import type { GameView, PlaceId } from '../model.js';
import { useTable } from '../table.js';
import type { OrderChoices, Wish } from './orders.js';

type Choice = OrderChoices['places'][number];

const peopleAt = ({ min, max }: Choice): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

/** Whether my people are there as the board is now: whoever orders for this round cannot go there again. */
const iStandAt = (view: GameView, place: PlaceId): boolean =>
  othersOfMine(view, null).some(({ id }) => id === place);

/** A place in the list to choose from; where I stand already, it says so. */
function PlaceOption({ place }: Readonly<{ place: PlaceId }>) {
  const words = useWords();
  const { view } = useTable();
  return (
    <option value={place}>
      {nameOf(place, words, view)}
      {iStandAt(view, place) && ` (${words.board.closedShort.ALREADY_PLACED_HERE})`}
    </option>
  );
}

type AddWishProps = Readonly<{ places: readonly Choice[]; full: boolean; onAdd: (wish: Wish) => void }>;

/** One more place, and how many people, where that can be chosen. */
export function AddWish({ places, full, onAdd }: AddWishProps) {
  const { orders } = useWords();
  const [named, name] = useState<string | null>(null);
  const [people, setPeople] = useState<number | 'all'>('all');
  const choice = places.find(({ place }) => place === named) ?? places[0];
  if (choice === undefined) return null;
  const fixed = choice.min === choice.max;
  const add = (): void => {
    const count = people === 'all' ? null : Math.min(people, choice.max);
    onAdd({ place: choice.place, people: fixed ? choice.min : count, fixed });
  };
  return (
    <div className="adding">
      <select aria-label={orders.place} value={choice.place} onChange={({ target }) => name(target.value)}>
        {places.map(({ place }) => (
          <PlaceOption key={place} place={place} />
        ))}
      </select>
      {!fixed && (
        <select
          aria-label={orders.people}
          value={people}
          onChange={({ target }) => setPeople(target.value === 'all' ? 'all' : Number(target.value))}
        >
          <option value="all">{orders.all}</option>
          {peopleAt(choice).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      )}
      <button type="button" className="button small" disabled={full} onClick={add}>
        {orders.add}
      </button>
    </div>
  );
}

type AddOneProps<Item> = Readonly<{
  label: string;
  /** What is not in the list yet. */
  rest: readonly Item[];
  textOf: (item: Item) => string;
  onAdd: (item: Item) => void;
}>;

/** One more of what is left. */
export function AddOne<Item>({ label, rest, textOf, onAdd }: AddOneProps<Item>) {
  const { orders } = useWords();
  const [chosen, choose] = useState(0);
  const item = rest[Math.min(chosen, rest.length - 1)];
  if (item === undefined) return null;
  return (
    <div className="adding">
      <select
        aria-label={label}
        value={Math.min(chosen, rest.length - 1)}
        onChange={({ target }) => choose(Number(target.value))}
      >
        {rest.map((each, index) => (
          <option key={index} value={index}>
            {textOf(each)}
          </option>
        ))}
      </select>
      <button type="button" className="button small" onClick={() => onAdd(item)}>
        {orders.add}
      </button>
    </div>
  );
}
