import { useState, type ReactNode } from 'react';
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

type StepProps = Readonly<{
  sign: string;
  label: string;
  to: Choice | undefined;
  onStep: (to: Choice) => void;
}>;

function Step({ sign, label, to, onStep }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      disabled={to === undefined}
      onClick={() => to !== undefined && onStep(to)}
    >
      {sign}
    </button>
  );
}

type ByNumberProps = Readonly<{
  payments: readonly Choice[];
  at: Choice;
  onStep: (to: Choice) => void;
  children: ReactNode;
}>;

/** How many resources, where some will do instead of all: minus, what that means, plus. */
function ByNumber({ payments, at, onStep, children }: ByNumberProps) {
  const { acting } = useWords();
  if (payments.length < 2) return children;
  const place = payments.indexOf(at);
  return (
    <div className="stepper by-number">
      <Step sign="−" label={acting.payFewer} to={payments[place + 1]} onStep={onStep} />
      <div aria-live="polite">{children}</div>
      <Step sign="+" label={acting.payMore} to={payments[place - 1]} onStep={onStep} />
    </div>
  );
}

type WaysProps = Readonly<{ missing: number; feeding: Feeding }>;

/** Pay, or go hungry. */
function Ways({ missing, feeding }: WaysProps) {
  const { acting } = useWords();
  const { payments, payment, hunger, choice, pay, choose } = feeding;
  return (
    <div role="radiogroup" aria-label={acting.short(missing)} className="ways">
      {payment !== undefined && (
        <ByNumber payments={payments} at={payment} onStep={choose}>
          <Way
            choice={payment}
            pay={payment === choice ? pay : payment.suggested}
            chosen={payment === choice}
            onChoose={() => choose(payment)}
          />
        </ByNumber>
      )}
      {hunger !== undefined && (
        <Way choice={hunger} pay={{}} chosen={hunger === choice} onChoose={() => choose(hunger)} />
      )}
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

type Feeding = ReturnType<typeof useFeeding>;

/** What is chosen: whether to pay, how many resources, and which. */
function useFeeding({ choices }: FeedDecision) {
  const payments = choices.filter(({ count }) => count > 0).sort((one, other) => other.count - one.count);
  const hunger = choices.find(({ count }) => count === 0);
  const [paid, setPaid] = useState(payments[0]?.count);
  const [hungry, setHungry] = useState(false);
  const [own, setOwn] = useState<Goods | null>(null);
  const payment = payments.find(({ count }) => count === paid) ?? payments[0];
  const choice = hungry ? (hunger ?? payment) : (payment ?? hunger);
  const choose = ({ count }: Choice): void => {
    setHungry(count === 0);
    if (count > 0) setPaid(count);
    setOwn(null);
  };
  return { payments, payment, hunger, choice, pay: own ?? choice?.suggested ?? {}, choose, setOwn };
}

/** Not enough food: pay with resources, part of it where the edition lets one, or go hungry. */
export function FeedPanel({ decision }: Readonly<{ decision: FeedDecision }>) {
  const { acting } = useWords();
  const { anyTwo, missing, owed, food, until } = decision;
  const feeding = useFeeding(decision);
  const { choice, pay, setOwn } = feeding;
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
      <Ways missing={missing} feeding={feeding} />
      <div className="other-means">
        <OtherResources decision={decision} choice={choice} pay={pay} onPay={setOwn} />
        {anyTwo !== null && <AnyTwoStep count={anyTwo.count} onOpen={() => setTaking(true)} />}
      </div>
      <Blocked />
    </Panel>
  );
}
