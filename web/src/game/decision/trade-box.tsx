import { useState } from 'react';
import { goodIcon, Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import { GOODS, holds, piecesIn } from '../goods.js';
import type { Good, Goods } from '../model.js';
import type { ActDecision, Trade } from './decision.js';
import type { TradeMade } from './move.js';
import type { Payment } from './payment.js';
import { pressed, sideToFill, type Side } from './trade-side.js';

type Props = Readonly<{
  decision: ActDecision;
  payment: Payment;
  setPayment: (payment: Payment) => void;
  /** Whether nothing else can pay the price. */
  needed: boolean;
  /** Whether what can change hands is shown only once it is asked for: there is more to choose above. */
  folded: boolean;
}>;

type Ratio = Extract<Trade, { give: number }>;

type SideProps = Readonly<{
  label: string;
  goods: Goods;
  most: number;
  /** Whether the chips below choose for this side. */
  current: boolean;
  onChoose: () => void;
}>;

/** One side of the exchange as it stands; pressed, it is the one that is chosen for. */
function SideButton({ label, goods, most, current, onChoose }: SideProps) {
  const { acting, board } = useWords();
  const pieces = piecesIn(goods);
  return (
    <button type="button" className="trade-side" aria-pressed={current} onClick={onChoose}>
      <span>{label}</span>
      {GOODS.filter((good) => (goods[good] ?? 0) > 0).map((good) => (
        <span key={good} className="trade-good">
          <Icon name={goodIcon(good)} size={22} />
          <b>{goods[good]}</b>
          <span className="visually-hidden"> {board.goods[good](goods[good] ?? 0)}</span>
        </span>
      ))}
      {pieces < most && <small>{acting.chosenOf(pieces, String(most))}</small>}
    </button>
  );
}

type ChipsProps = Readonly<{
  label: string;
  goods: readonly Good[];
  chosen: Goods;
  most: number;
  stock: Goods | null;
  onChange: (goods: Goods) => void;
}>;

/** What can change hands on one side: every good is a button. */
function Chips({ label, goods, chosen, most, stock, onChange }: ChipsProps) {
  const { board } = useWords();
  return (
    <div className="trade-chips" role="group" aria-label={label}>
      {goods.map((good) => {
        const amount = chosen[good] ?? 0;
        return (
          <button
            key={good}
            type="button"
            aria-pressed={amount > 0}
            disabled={stock !== null && (stock[good] ?? 0) === 0}
            onClick={() => onChange(pressed(chosen, good, { most, stock }))}
          >
            <Icon name={goodIcon(good)} size={22} />
            <b>{amount > 1 && amount}</b>
            <span className="visually-hidden">{board.goods[good](Math.max(1, amount))}</span>
          </button>
        );
      })}
    </div>
  );
}

type ExchangeProps = Props & Readonly<{ ratio: Ratio; trade: TradeMade }>;

/** Give → get in one line, and below it what to choose from for one of the two. */
function Exchange({ decision, payment, setPayment, folded, ratio, trade }: ExchangeProps) {
  const { acting } = useWords();
  const [asked, ask] = useState<Side | null>(null);
  const current = asked ?? sideToFill(ratio, trade, folded);
  const labels: Readonly<Record<Side, string>> = { give: acting.tradeGive, take: acting.tradeGet };
  const side = (each: Side) => (
    <SideButton
      label={labels[each]}
      goods={trade[each]}
      most={ratio[each]}
      current={current === each}
      onChoose={() => ask(each)}
    />
  );
  return (
    <>
      <div className="trade-sides">
        {side('give')}
        <Icon name="b-next" size={20} />
        {side('take')}
      </div>
      {current !== null && (
        <Chips
          label={labels[current]}
          goods={ratio.goods}
          chosen={trade[current]}
          most={ratio[current]}
          stock={current === 'give' ? decision.stock : null}
          onChange={(goods) => setPayment({ ...payment, trade: { ...trade, [current]: goods } })}
        />
      )}
      {!holds(payment.pay, trade.take) && <p className="hint">{acting.tradeLost}</p>}
    </>
  );
}

type HeadProps = Readonly<{ ratio: Ratio; open: boolean; onTurn: (() => void) | null }>;

/** Opens and closes the exchange: one and the same button, so that whoever presses it keeps their place. */
function Head({ ratio, open, onTurn }: HeadProps) {
  const { acting } = useWords();
  return (
    <p className={open ? 'trade-head' : 'trade-closed'}>
      {open && <span>{acting.tradeTag(ratio.give, ratio.take)}</span>}
      {onTurn !== null && (
        <button
          type="button"
          className={open ? 'link' : 'button small'}
          aria-expanded={open}
          onClick={onTurn}
        >
          {open ? acting.noTrade : `${acting.trade} ${ratio.give} : ${ratio.take}`}
        </button>
      )}
    </p>
  );
}

/** The one exchange of the round, as part of this purchase; or why there is none. */
export function TradeBox(props: Props) {
  const { decision, payment, setPayment, needed } = props;
  const { trade: ratio } = decision;
  const { trade } = payment;
  if (ratio === null) return null;
  if ('closed' in ratio) return <p className="hint no-trade">{ratio.closed.sentence}</p>;
  const open = trade !== null;
  const turn = (): void => setPayment({ ...payment, trade: open ? null : { give: {}, take: {} } });
  return (
    <div className={open ? 'trade-box' : 'trade-closed'}>
      <Head ratio={ratio} open={open} onTurn={open && needed ? null : turn} />
      {open && <Exchange {...props} ratio={ratio} trade={trade} />}
    </div>
  );
}
