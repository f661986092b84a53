import { useEffect, useRef, type ReactNode } from 'react';
import { Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import { moved, removed } from './orders.js';

type Act = 'up' | 'down' | 'remove';

/** After something has moved the focus goes with it; where its button ends, to the one beside it. */
function useFocusOnMoved(count: number) {
  const list = useRef<HTMLFieldSetElement>(null);
  const done = useRef<Readonly<{ index: number; act: Act }> | null>(null);
  useEffect(() => {
    const { index, act } = done.current ?? {};
    done.current = null;
    if (index === undefined) return;
    const row = list.current?.querySelectorAll('.rank')[Math.min(index, count - 1)];
    const wanted = [`[data-act="${act}"]`, 'button'].map((each) => `${each}:not(:disabled)`);
    const found = wanted.map((each) => row?.querySelector<HTMLElement>(each)).find((each) => each);
    (found ?? list.current?.querySelector<HTMLElement>('select'))?.focus();
  });
  return { list, done };
}

type RankButtonsProps = Readonly<{
  text: string;
  first: boolean;
  last: boolean;
  onAct: (act: Act) => void;
}>;

function RankButtons({ text, first, last, onAct }: RankButtonsProps) {
  const { orders } = useWords();
  const button = (act: Act, disabled: boolean, body: ReactNode) => (
    <button
      type="button"
      className="icon-button"
      data-act={act}
      aria-label={orders[act](text)}
      disabled={disabled}
      onClick={() => onAct(act)}
    >
      {body}
    </button>
  );
  return (
    <span className="rank-buttons">
      {button('up', first, '↑')}
      {button('down', last, '↓')}
      {button('remove', false, <Icon name="b-close" size={14} />)}
    </span>
  );
}

type RankingProps<Item> = Readonly<{
  label: string;
  items: readonly Item[];
  /** What a button is named by. */
  textOf: (item: Item) => string;
  show: (item: Item) => ReactNode;
  onChange: (items: readonly Item[]) => void;
  /** What is said while the list is empty. */
  empty?: string;
  /** Where more is added. */
  children: ReactNode;
}>;

/** Things in an order that is mine to choose, by buttons. */
export function Ranking<Item>(props: RankingProps<Item>) {
  const { label, items, textOf, show, onChange, empty, children } = props;
  const { list, done } = useFocusOnMoved(items.length);
  const actOn = (index: number, act: Act): void => {
    const by = { up: -1, down: 1, remove: 0 } as const;
    done.current = { index: index + by[act], act };
    onChange(act === 'remove' ? removed(items, index) : moved(items, index, by[act]));
  };
  return (
    <fieldset ref={list} className="ranking">
      <legend>{label}</legend>
      {items.length === 0 && empty !== undefined && <p className="hint">{empty}</p>}
      <ol>
        {items.map((item, index) => (
          <li key={index} className="rank">
            <b>{index + 1}</b>
            {show(item)}
            <RankButtons
              text={textOf(item)}
              first={index === 0}
              last={index === items.length - 1}
              onAct={(act) => actOn(index, act)}
            />
          </li>
        ))}
      </ol>
      {children}
    </fieldset>
  );
}
