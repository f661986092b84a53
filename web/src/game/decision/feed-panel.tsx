import { useState } from 'react';
import { goodIcon, Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import { goodsList, piecesIn } from '../goods.js';
import type { Good, Goods } from '../model.js';
import { AnyTwoPanel, AnyTwoStep } from './any-two-panel.js';
import { Blocked, Confirm, ConfirmTwice } from './confirm.js';
import type { FeedDecision } from './decision.js';
import { GoodsPicker } from './goods-picker.js';
import { Panel } from './panel.js';

type Choice = FeedDecision['choices'][number];

type WayProps = Readonly<{ choice: Choice; pay: Goods; chosen: boolean; onChoose: () => void }>;

/** One way out: what is paid, and what it costs in points. */
function Way({ choice, pay, chosen, onChoose }: WayProps) {
  const words = useWords();
  const { acting } = words;
  const [good] = Object.keys(pay) as Good[];
  const title = choice.count === 0 ? acting.goHungry : acting.payResources(choice.count);
  return (
    <label className="choice way-out">
      <input type="radio" name="feeding" checked={chosen} onChange={onChoose} />
      {good === undefined ? <Icon name="b-warn" size={22} /> : <Icon name={goodIcon(good)} size={24} />}
      <span>
        {title}
        <small>{choice.count === 0 ? acting.foodIsLost : goodsList(pay, words)}</small>
      </span>
      <b className={choice.lost > 0 ? 'loss' : ''}>
        {choice.lost === 0 ? acting.noLoss : acting.lose(choice.lost)}
      </b>
    </label>
  );
}

function Buttons({ choice, pay }: Readonly<{ choice: Choice; pay: Goods }>) {
  const words = useWords();
  const { acting } = words;
  if (choice.count === 0) {
    return (
      <ConfirmTwice
        primary
        move={{ type: 'feed', pay: {} }}
        label={acting.hungry(choice.lost)}
        warning={acting.foodIsLost}
        sure={acting.surelyHungry(choice.lost)}
      />
    );
  }
  const missing = choice.count - piecesIn(pay);
  return (
    <Confirm move={{ type: 'feed', pay }} lack={missing > 0 ? acting.lacks.pieces(missing) : null}>
      {missing === choice.count ? acting.payResources(missing) : acting.feedWith(goodsList(pay, words))}
    </Confirm>
  );
}

/** Dearest for the tribe last: full payment first, hunger at the end. */
const inOrder = (choices: readonly Choice[]): readonly Choice[] =>
  [...choices].sort((one, other) => one.lost - other.lost);

type WaysProps = Readonly<{
  decision: FeedDecision;
  choice: Choice;
  pay: Goods;
  onChoose: (count: number) => void;
}>;

function Ways({ decision, choice, pay, onChoose }: WaysProps) {
  const { acting } = useWords();
  return (
    <div role="radiogroup" aria-label={acting.short(decision.missing)} className="ways">
      {inOrder(decision.choices).map((way) => (
        <Way
          key={way.count}
          choice={way}
          pay={way.count === choice.count ? pay : way.suggested}
          chosen={way.count === choice.count}
          onChoose={() => onChoose(way.count)}
        />
      ))}
    </div>
  );
}

type OtherProps = Readonly<{
  decision: FeedDecision;
  choice: Choice;
  pay: Goods;
  onPay: (pay: Goods) => void;
}>;

/** Other resources than those that are suggested. */
function OtherResources({ decision, choice, pay, onPay }: OtherProps) {
  const { acting } = useWords();
  if (choice.count === 0) return null;
  return (
    <details className="other-resources">
      <summary>{acting.payOrOthers}</summary>
      <GoodsPicker
        label={acting.payOrOthers}
        kinds={decision.payWith}
        chosen={pay}
        stock={decision.stock}
        most={choice.count}
        onChange={onPay}
      />
    </details>
  );
}

/** What is chosen: how many resources, and which. */
function useFeeding(decision: FeedDecision) {
  const ways = inOrder(decision.choices);
  const [count, setCount] = useState(ways[0]?.count ?? 0);
  const [own, setOwn] = useState<Goods | null>(null);
  const choice = ways.find((way) => way.count === count) ?? ways[0];
  const choose = (next: number): void => {
    setCount(next);
    setOwn(null);
  };
  return { choice, pay: own ?? choice?.suggested ?? {}, choose, setOwn };
}

/** Not enough food: pay with resources, part of it where the edition lets one, or go hungry. */
export function FeedPanel({ decision }: Readonly<{ decision: FeedDecision }>) {
  const { acting } = useWords();
  const { anyTwo, missing, owed, food, until } = decision;
  const { choice, pay, choose, setOwn } = useFeeding(decision);
  const [taking, setTaking] = useState(false);
  if (taking && anyTwo !== null) {
    return <AnyTwoPanel card={anyTwo} until={until} onBack={() => setTaking(false)} />;
  }
  if (choice === undefined) return null;
  return (
    <Panel
      tag={acting.tagFeeding}
      mine
      title={acting.short(missing)}
      until={until}
      actions={<Buttons key={choice.count} choice={choice} pay={pay} />}
      hint={acting.feedTogether}
    >
      <p className="eats">{acting.eats(owed, food)}</p>
      <Ways decision={decision} choice={choice} pay={pay} onChoose={choose} />
      <div className="other-means">
        <OtherResources decision={decision} choice={choice} pay={pay} onPay={setOwn} />
        {anyTwo !== null && <AnyTwoStep count={anyTwo.count} onOpen={() => setTaking(true)} />}
      </div>
      <Blocked />
    </Panel>
  );
}
