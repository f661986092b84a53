import { useState } from 'react';
import { Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import { goodsList, piecesIn } from '../goods.js';
import type { Goods } from '../model.js';
import { Blocked, Confirm } from './confirm.js';
import type { AnyTwo } from './decision.js';
import { GoodsPicker } from './goods-picker.js';
import { Panel } from './panel.js';

/** The way to that card from another decision: what it gives alone would not say where it comes from. */
export function AnyTwoStep({ count, onOpen }: Readonly<{ count: number; onOpen: () => void }>) {
  const { acting } = useWords();
  return (
    <div className="from-card">
      <span className="soft">{acting.anyTwoUse}</span>
      <button type="button" className="step" onClick={onOpen}>
        <Icon name="i-any" /> {acting.anyTwo(count)}
      </button>
    </div>
  );
}

/** The button that takes what is chosen, or says how much of it there is so far. */
function Take({ goods, count }: Readonly<{ goods: Goods; count: number }>) {
  const words = useWords();
  const { acting } = words;
  const chosen = piecesIn(goods);
  const lack = chosen < count ? acting.lacks.pieces(count - chosen) : null;
  return (
    <Confirm move={{ type: 'takeAnyTwo', goods }} lack={lack}>
      {lack === null ? acting.takeThem(goodsList(goods, words)) : acting.chosenOf(chosen, String(count))}
    </Confirm>
  );
}

type Props = Readonly<{ card: AnyTwo; until: Date | null; onBack: () => void }>;

/** The card that gives resources of one's choice, once. */
export function AnyTwoPanel({ card, until, onBack }: Props) {
  const { acting, common } = useWords();
  const { count } = card;
  const [goods, choose] = useState<Goods>({});
  return (
    <Panel
      tag={acting.tag}
      mine
      title={acting.anyTwo(count)}
      until={until}
      actions={
        <>
          <Take goods={goods} count={count} />
          <button type="button" className="button" onClick={onBack}>
            {common.back}
          </button>
        </>
      }
      hint={acting.anyTwoHint}
    >
      <GoodsPicker
        label={acting.anyTwo(count)}
        kinds={card.goods}
        chosen={goods}
        stock={null}
        most={count}
        onChange={choose}
      />
      <Blocked />
    </Panel>
  );
}
