import { useWords } from '../../words/use-words.js';
import { minus } from '../goods.js';
import { RESOURCES, type Good } from '../model.js';
import type { ActDecision, Trade } from './decision.js';
import { GoodsPicker } from './goods-picker.js';
import type { Payment } from './payment.js';

const TRADED: readonly Good[] = [...RESOURCES, 'ornaments'];

type Props = Readonly<{
  decision: ActDecision;
  payment: Payment;
  setPayment: (payment: Payment) => void;
}>;

type Ratio = Extract<Trade, { give: number }>;

function Exchange({ decision, payment, setPayment, ratio }: Props & Readonly<{ ratio: Ratio }>) {
  const { acting } = useWords();
  const { trade } = payment;
  if (trade === null) return null;
  return (
    <div className="trade-box">
      <p className="tag">{acting.tradeTag(ratio.give, ratio.take)}</p>
      <h3>{acting.tradeGive}</h3>
      <GoodsPicker
        label={acting.tradeGive}
        kinds={TRADED}
        chosen={trade.give}
        stock={minus(decision.stock, {})}
        most={ratio.give}
        onChange={(give) => setPayment({ ...payment, trade: { ...trade, give } })}
      />
      <h3>{acting.tradeGet}</h3>
      <GoodsPicker
        label={acting.tradeGet}
        kinds={TRADED}
        chosen={trade.take}
        stock={null}
        most={ratio.take}
        onChange={(take) => setPayment({ ...payment, trade: { ...trade, take } })}
      />
      {ratio.take > 1 && <p className="hint">{acting.tradeLost}</p>}
    </div>
  );
}

/** The one exchange of the round, as part of this purchase; or why there is none. */
export function TradeBox(props: Props) {
  const { acting } = useWords();
  const { decision, payment, setPayment } = props;
  const { trade } = decision;
  if (trade === null) return null;
  if ('closed' in trade) return <p className="hint">{trade.closed.sentence}</p>;
  const toggle = () =>
    setPayment({ ...payment, trade: payment.trade === null ? { give: {}, take: {} } : null });
  return (
    <>
      <button type="button" className="button small" aria-expanded={payment.trade !== null} onClick={toggle}>
        {payment.trade === null ? `${acting.trade} ${trade.give} : ${trade.take}` : acting.noTrade}
      </button>
      <Exchange {...props} ratio={trade} />
    </>
  );
}
