import { useState, type ReactNode } from 'react';
import { Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Words } from '../../words/words.js';
import { goodsList, holds } from '../goods.js';
import { Blocked, Confirm, ConfirmTwice } from './confirm.js';
import type { ActDecision, Offer, Terms } from './decision.js';
import { Forecast } from './forecast.js';
import { GoodsPicker } from './goods-picker.js';
import type { Move } from './move.js';
import { Panel } from './panel.js';
import {
  afterTrade,
  firstPayment,
  fitsTerms,
  fitsTrade,
  kindsOf,
  pointsFor,
  type Payment,
} from './payment.js';
import { priceText } from '../ledge/content-text.js';
import { ExtraCard, Means, type Purchase } from './purchase-parts.js';
import { TradeBox } from './trade-box.js';
import { Ware } from './ware.js';

type Props = Readonly<{ decision: ActDecision; errand: Purchase; openAnyTwo: () => void; others: ReactNode }>;

const neededText = ({ min, max }: Terms, { board }: Words): string =>
  min === max ? String(min) : board.range(min, max);

/** Count, kinds and points of what is chosen so far. */
function Sum({ errand, terms, payment }: Readonly<{ errand: Purchase; terms: Terms; payment: Payment }>) {
  const words = useWords();
  const { acting } = words;
  const { pay } = payment;
  const fits = fitsTerms(terms, pay);
  const kinds = kindsOf(terms, pay);
  const pieces = Object.values(pay).reduce((sum, amount) => sum + amount, 0);
  const parts = [
    acting.chosenOf(pieces, neededText(terms, words)),
    ...(kinds === null ? [] : [acting.kindsOf(kinds.chosen, kinds.wanted)]),
  ];
  return (
    <p className={fits ? 'pay-sum fits' : 'pay-sum'} role="status">
      <Icon name={fits ? 'b-check' : 'b-warn'} size={16} /> {parts.join(', ')}
      {errand.action === 'buyBuilding' && (
        <b className="display pay-points">
          <Icon name="i-cairn" size={20} /> {pointsFor(errand.building, pay)}
        </b>
      )}
    </p>
  );
}

function moveOf(errand: Purchase, { pay, trade, extra }: Payment): Move {
  const { place } = errand;
  const traded = trade === null ? {} : { trade };
  return errand.action === 'buyCard'
    ? { type: 'buyCard', place, pay, extra, ...traded }
    : { type: 'buyBuilding', place, pay, ...traded };
}

function labelOf(errand: Purchase, { pay, trade }: Payment, words: Words): string {
  const { acting } = words;
  if (errand.action === 'buyCard') {
    if (trade !== null) return acting.tradeAndBuy;
    return Object.keys(pay).length === 0 ? acting.askBuy : acting.buyFor(goodsList(pay, words));
  }
  const points = pointsFor(errand.building, pay);
  return trade === null ? acting.build(points) : acting.tradeAndBuild(points);
}

function Buttons({
  errand,
  payment,
  ready,
}: Readonly<{ errand: Purchase; payment: Payment | null; ready: boolean }>) {
  const words = useWords();
  const { acting } = words;
  const card = errand.action === 'buyCard';
  return (
    <>
      {payment !== null && (
        <Confirm move={moveOf(errand, payment)} ready={ready}>
          {labelOf(errand, payment, words)}
        </Confirm>
      )}
      <ConfirmTwice
        move={{ type: card ? 'declineCard' : 'declineBuilding', place: errand.place }}
        label={acting.leave}
        warning={card ? acting.leaveCard : acting.leaveBuilding}
        sure={acting.leave}
      />
    </>
  );
}

/** How it is paid: which pieces, with the extra card or without, with a trade or without. */
function Paying({
  decision,
  errand,
  payment,
  setPayment,
}: Readonly<{
  decision: ActDecision;
  errand: Purchase;
  payment: Payment;
  setPayment: (payment: Payment) => void;
}>) {
  const { acting } = useWords();
  const { price, terms, affordable } = offerFor(errand, payment);
  return (
    <>
      {price.kind !== 'fixed' && (
        <GoodsPicker
          label={acting.payHow}
          kinds={terms.payWith}
          chosen={payment.pay}
          stock={afterTrade(decision.stock, payment.trade)}
          most={terms.max}
          onChange={(pay) => setPayment({ ...payment, pay })}
        />
      )}
      <Sum errand={errand} terms={terms} payment={payment} />
      <ExtraCard errand={errand} payment={payment} setPayment={setPayment} />
      <TradeBox
        decision={decision}
        payment={payment}
        setPayment={setPayment}
        needed={affordable === 'withTrade'}
      />
    </>
  );
}

/** What is offered: the thing alone, or with the extra card. */
function offerFor(errand: Purchase, { extra }: Payment): Offer {
  const both = errand.action === 'buyCard' && extra ? errand.extra : null;
  return both !== null && 'offer' in both ? both.offer : errand.offer;
}

function isReady(decision: ActDecision, errand: Purchase, payment: Payment): boolean {
  const { terms } = offerFor(errand, payment);
  return (
    fitsTerms(terms, payment.pay) &&
    fitsTrade(decision.trade, payment.trade) &&
    holds(afterTrade(decision.stock, payment.trade), payment.pay)
  );
}

function titleOf(errand: Purchase, { acting }: Words): string {
  const { price, affordable } = errand.offer;
  if (price.kind !== 'fixed' && affordable !== 'no') return acting.payHow;
  return errand.action === 'buyCard' ? acting.askBuy : acting.askBuild;
}

/** Buying a card or a building: what it takes, what it brings, and the way to leave it. */
export function PurchasePanel({ decision, errand, openAnyTwo, others }: Props) {
  const words = useWords();
  const [payment, setPayment] = useState(() => firstPayment(errand.offer, false));
  const offer = offerFor(errand, payment);
  const possible = errand.offer.affordable !== 'no';
  const what = errand.action === 'buyCard' ? words.board.cards : words.acting.building;
  return (
    <Panel
      tag={`${what} · ${priceText(offer.price, words)}`}
      mine
      title={titleOf(errand, words)}
      until={decision.until}
      actions={
        <Buttons
          errand={errand}
          payment={possible ? payment : null}
          ready={isReady(decision, errand, payment)}
        />
      }
      after={others}
    >
      <Ware of={errand} price={offer.price} />
      <Forecast />
      {possible && <Paying decision={decision} errand={errand} payment={payment} setPayment={setPayment} />}
      <Means offer={offer} openAnyTwo={openAnyTwo} />
      <Blocked />
    </Panel>
  );
}
