import { goodIcon, Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Good, Goods } from '../model.js';
import type { ActDecision, Trade } from './decision.js';
import type { Payment } from './payment.js';
import { pressed } from './trade-side.js';

type Props = Readonly<{
  decision: ActDecision;
  payment: Payment;
  setPayment: (payment: Payment) => void;
  /** Whether nothing else can pay the price. */
  needed: boolean;
}>;

type Ratio = Extract<Trade, { give: number }>;

type SideProps = Readonly<{
  label: string;
  goods: readonly Good[];
  chosen: Goods;
  most: number;
  stock: Goods | null;
  onChange: (goods: Goods) => void;
}>;

/** One side of the exchange: every good is a button that says how many of it change hands. */
function Side({ label, goods, chosen, most, stock, onChange }: SideProps) {
  const { board } = useWords();
  return (
    <div className="trade-side" role="group" aria-label={label}>
      <span aria-hidden="true">{label}</span>
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
            <Icon name={goodIcon(good)} size={24} />
            <b>{amount > 0 && amount}</b>
            <span className="visually-hidden">{board.goods[good](Math.max(1, amount))}</span>
          </button>
        );
      })}
    </div>
  );
}

function Exchange({
  decision,
  payment,
  setPayment,
  ratio,
}: Omit<Props, 'needed'> & Readonly<{ ratio: Ratio }>) {
  const { acting } = useWords();
  const { trade } = payment;
  if (trade === null) return null;
  return (
    <div className="trade-box">
      <p className="tag">{acting.tradeTag(ratio.give, ratio.take)}</p>
      <Side
        label={acting.tradeGive}
        goods={ratio.goods}
        chosen={trade.give}
        most={ratio.give}
        stock={decision.stock}
        onChange={(give) => setPayment({ ...payment, trade: { ...trade, give } })}
      />
      <Side
        label={acting.tradeGet}
        goods={ratio.goods}
        chosen={trade.take}
        most={ratio.take}
        stock={null}
        onChange={(take) => setPayment({ ...payment, trade: { ...trade, take } })}
      />
      {ratio.take > 1 && <p className="hint">{acting.tradeLost}</p>}
    </div>
  );
}

/** The one exchange of the round, as part of this purchase; or why there is none. */
export function TradeBox(props: Props) {
  const { acting } = useWords();
  const { decision, payment, setPayment, needed } = props;
  const { trade } = decision;
  if (trade === null) return null;
  if ('closed' in trade) return <p className="hint no-trade">{trade.closed.sentence}</p>;
  const toggle = () =>
    setPayment({ ...payment, trade: payment.trade === null ? { give: {}, take: {} } : null });
  return (
    <>
      {!(needed && payment.trade !== null) && (
        <button
          type="button"
          className="button small"
          aria-expanded={payment.trade !== null}
          onClick={toggle}
        >
          {payment.trade === null ? `${acting.trade} ${trade.give} : ${trade.take}` : acting.noTrade}
        </button>
      )}
      <Exchange {...props} ratio={trade} />
    </>
  );
}
