import { useEffect, useState } from 'react';
import { Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import { Blocked } from '../decision/confirm.js';
import { Panel } from '../decision/panel.js';
import { useTable } from '../table.js';
import { AddWish } from './adding.js';
import { Lasting, type DraftProps } from './lasting.js';
import { placeIcon, WishText } from './order-list.js';
import { isSaid, wishText, type JudgedWish, type Ordering, type Orders, type Wish } from './orders.js';
import { Ranking } from './ranking.js';

type Props = Readonly<{ ordering: Ordering; onBack: () => void }>;

/** Why a wish would not be played now, as the server last judged it; nothing is known of those that are new. */
const judged = ({ kept }: Ordering, wish: Wish): JudgedWish => ({
  ...wish,
  closed:
    kept.placing.find(({ place, people }) => place === wish.place && people === wish.people)?.closed ?? null,
});

function Places({ draft, choices, onChange, ordering }: DraftProps & Pick<Props, 'ordering'>) {
  const words = useWords();
  const { view } = useTable();
  const { orders } = words;
  const { placing } = draft;
  const placed = (wishes: readonly Wish[]): void => onChange({ ...draft, placing: wishes });
  return (
    <Ranking
      label={orders.places}
      items={placing}
      textOf={(wish) => wishText(wish, words, view)}
      show={(wish) => (
        <>
          <Icon name={placeIcon(wish.place)} /> <WishText wish={judged(ordering, wish)} />
        </>
      )}
      onChange={placed}
      empty={orders.noPlaces}
    >
      <AddWish
        places={choices.places}
        full={placing.length >= choices.mostPlaces}
        onAdd={(wish) => placed([...placing, wish])}
      />
    </Ranking>
  );
}

function Buttons({ ordering, draft, onBack }: Props & Readonly<{ draft: Orders }>) {
  const { orders, common } = useWords();
  const { sender } = useTable();
  const blocked = ordering.busy || sender.blocked !== null;
  const after = async (done: Promise<boolean>): Promise<void> => {
    if (await done) onBack();
  };
  return (
    <>
      <button
        type="button"
        className="button primary"
        aria-busy={ordering.busy}
        disabled={blocked}
        onClick={() => void after(ordering.keep(draft))}
      >
        {orders.keep}
      </button>
      {isSaid(ordering.kept) && (
        <button
          type="button"
          className="button"
          disabled={blocked}
          onClick={() => void after(ordering.clear())}
        >
          {orders.clear}
        </button>
      )}
      <button type="button" className="button" onClick={onBack}>
        {common.back}
      </button>
    </>
  );
}

/** The heading of the panel is read when it comes, and that of the next one when this one goes. */
function useFocusOnTitle(): void {
  useEffect(() => {
    const focus = (): void => document.getElementById('decision-title')?.focus({ preventScroll: true });
    focus();
    return () => void requestAnimationFrame(focus);
  }, []);
}

/** What is to be played while I am away: a list for my next placing, and what stays until I change it. */
export function OrdersPanel({ ordering, onBack }: Props) {
  const { orders, common } = useWords();
  const { ask, choices, kept, trouble } = ordering;
  const [draft, change] = useState<Orders>(kept);
  useEffect(ask, [ask]);
  useFocusOnTitle();
  return (
    <Panel
      tag={orders.tag}
      mine={false}
      title={orders.title}
      actions={<Buttons ordering={ordering} draft={draft} onBack={onBack} />}
    >
      {choices === null ? (
        <p className="hint">{common.loading}</p>
      ) : (
        <div className="orders">
          <Places draft={draft} choices={choices} onChange={change} ordering={ordering} />
          <p className="hint">{orders.once}</p>
          <Lasting draft={draft} choices={choices} onChange={change} />
        </div>
      )}
      {trouble !== null && (
        <p className="note refused" role="alert">
          {trouble}
        </p>
      )}
      <Blocked />
    </Panel>
  );
}
