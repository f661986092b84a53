import { Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Words } from '../../words/words.js';
import { goodsList } from '../goods.js';
import type { Goods } from '../model.js';
import type { ActDecision, Offer, Terms } from './decision.js';
import { GoodsPicker } from './goods-picker.js';
import { afterTrade, fitsTerms, kindsOf, lackOf, pointsFor, type Lack, type Payment } from './payment.js';
import { ExtraCard, Richer, type Purchase } from './purchase-parts.js';
import { TradeBox } from './trade-box.js';

/** What is offered: the thing alone, or with the extra card. */
export function offerFor(errand: Purchase, { extra }: Payment): Offer {
  const both = errand.action === 'buyCard' && extra ? errand.extra : null;
  return both !== null && 'offer' in both ? both.offer : errand.offer;
}

/** What is still to be chosen before this can be paid; null when nothing is. */
export const lackIn = (decision: ActDecision, errand: Purchase, payment: Payment): Lack | null =>
  lackOf(offerFor(errand, payment).terms, payment, { stock: decision.stock, ratio: decision.trade });

const neededText = ({ min, max }: Terms, { board }: Words): string =>
  min === max ? String(min) : board.range(min, max);

/** How many pieces and kinds are chosen so far. */
export function sumText(terms: Terms, { pay }: Payment, words: Words): string {
  const { acting } = words;
  const kinds = kindsOf(terms, pay);
  const pieces = Object.values(pay).reduce((sum, amount) => sum + amount, 0);
  const chosen = acting.chosenOf(pieces, neededText(terms, words));
  return kinds === null ? chosen : `${chosen}, ${acting.kindsOf(kinds.chosen, kinds.wanted)}`;
}

/** Count, kinds and points of what is chosen so far. */
function Sum({ errand, terms, payment }: Readonly<{ errand: Purchase; terms: Terms; payment: Payment }>) {
  const words = useWords();
  const { pay } = payment;
  const fits = fitsTerms(terms, pay);
  return (
    <p className={fits ? 'pay-sum fits' : 'pay-sum'}>
      <Icon name={fits ? 'b-check' : 'b-warn'} size={16} /> {sumText(terms, payment, words)}
      {errand.action === 'buyBuilding' && (
        <b className="display pay-points">
          <Icon name="i-cairn" size={20} /> {pointsFor(errand.building, pay)}
        </b>
      )}
    </p>
  );
}

/** Where the price is fixed and something of it is traded for: what is paid then. */
function ThenPay({ pay, ready }: Readonly<{ pay: Goods; ready: boolean }>) {
  const words = useWords();
  return (
    <p className={ready ? 'then-pay fits' : 'then-pay'}>
      <Icon name={ready ? 'b-check' : 'b-warn'} size={16} /> {words.acting.thenPay(goodsList(pay, words))}
    </p>
  );
}

type PayingProps = Readonly<{
  decision: ActDecision;
  errand: Purchase;
  payment: Payment;
  setPayment: (payment: Payment) => void;
}>;

/** How it is paid: which pieces, with the extra card or without, with a trade or without. */
export function Paying({ decision, errand, payment, setPayment }: PayingProps) {
  const { acting } = useWords();
  const { price, terms, affordable } = offerFor(errand, payment);
  const thenPaid = price.kind === 'fixed' && payment.trade !== null;
  const stock = afterTrade(decision.stock, payment.trade);
  // Before a card is used nothing that is there would do: there is nothing to choose yet.
  const early = affordable === 'withAnyTwo' && payment.trade === null;
  return (
    <>
      {price.kind !== 'fixed' && !early && (
        <GoodsPicker
          low={payment.trade !== null}
          label={acting.payHow}
          kinds={terms.payWith}
          chosen={payment.pay}
          stock={stock}
          most={terms.max}
          onChange={(pay) => setPayment({ ...payment, pay })}
        />
      )}
      {!thenPaid && !early && <Sum errand={errand} terms={terms} payment={payment} />}
      <Richer errand={errand} terms={terms} stock={stock} pay={payment.pay} />
      <ExtraCard errand={errand} payment={payment} setPayment={setPayment} />
      <TradeBox
        decision={decision}
        payment={payment}
        setPayment={setPayment}
        needed={affordable === 'withTrade'}
        folded={price.kind !== 'fixed'}
      />
      {thenPaid && <ThenPay pay={payment.pay} ready={lackIn(decision, errand, payment) === null} />}
    </>
  );
}
