import { useState } from 'react';
import { useWords } from '../../words/use-words.js';
import { nameOf } from '../decision/place-names.js';
import { useTable } from '../table.js';
import type { OrderChoices, Wish } from './orders.js';

type Choice = OrderChoices['places'][number];

const peopleAt = ({ min, max }: Choice): readonly number[] =>
  Array.from({ length: max - min + 1 }, (_, index) => min + index);

type AddWishProps = Readonly<{ places: readonly Choice[]; full: boolean; onAdd: (wish: Wish) => void }>;

/** One more place, and how many people, where that can be chosen. */
export function AddWish({ places, full, onAdd }: AddWishProps) {
  const words = useWords();
  const { orders } = words;
  const { view } = useTable();
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
          <option key={place} value={place}>
            {nameOf(place, words, view)}
          </option>
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
