import { useState, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.js';
import type { Words } from '../../words/words.js';
import { GOODS, goodsList, minus } from '../goods.js';
import { priceText } from '../ledge/content-text.js';
import type { Goods } from '../model.js';
import { Blocked, Confirm, ConfirmTwice } from './confirm.js';
import type { ActDecision, Offer } from './decision.js';
import { Forecast } from './forecast.js';
import type { Move } from './move.js';
import { Panel } from './panel.js';
import { lackIn, offerFor, Paying, sumText } from './paying.js';
import { firstPayment, pointsFor, type Lack, type Payment } from './payment.js';
import { Means, type Purchase } from './purchase-parts.js';
import { Ware } from './ware.js';

type Props = Readonly<{ decision: ActDecision; errand: Purchase; openAnyTwo: () => void; others: ReactNode }>;

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
  return trade === null ? acting.build(pointsFor(errand.building, pay)) : acting.tradeAndBuild;
}

function Buttons({
  errand,
  payment,
  lack,
}: Readonly<{ errand: Purchase; payment: Payment | null; lack: Lack | null }>) {
  const words = useWords();
  const { acting } = words;
  const card = errand.action === 'buyCard';
  const { price, terms } = payment === null ? errand.offer : offerFor(errand, payment);
  return (
    <>
      {payment !== null && (
        <Confirm
          move={moveOf(errand, payment)}
          lack={lackText(lack, words)}
          told={price.kind === 'fixed' ? null : sumText(terms, payment, words)}
        >
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

/** Of a fixed price that only a trade can pay: what one does not have. */
function missingOf({ price, affordable }: Offer, stock: Goods, { acting, board }: Words): string | null {
  if (price.kind !== 'fixed' || affordable !== 'withTrade') return null;
  const missing = minus(price.goods, stock);
  const parts = GOODS.flatMap((good) => {
    const amount = missing[good] ?? 0;
    return amount === 0 ? [] : [`${amount} ${board.goods[good](amount)}`];
  });
  return parts.length === 0 ? null : acting.missing(parts.join(', '));
}

/** What is still to be chosen, in words. */
function lackText(lack: Lack | null, { acting }: Words): string | null {
  switch (lack?.of) {
    case undefined:
      return null;
    case 'trade':
      return acting.lacks.trade;
    case 'pieces':
      return acting.lacks.pieces(lack.count);
    case 'kinds':
      return acting.lacks.kinds(lack.wanted);
    case 'stock':
      return acting.lacks.stock;
  }
}

function titleOf(errand: Purchase, stock: Goods, words: Words): string {
  const { acting } = words;
  const { price, affordable } = errand.offer;
  if (price.kind !== 'fixed' && ['now', 'withTrade'].includes(affordable)) return acting.payHow;
  const missing = missingOf(errand.offer, stock, words);
  if (missing !== null) return missing;
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
      title={titleOf(errand, decision.stock, words)}
      until={decision.until}
      actions={
        <Buttons
          errand={errand}
          payment={possible ? payment : null}
          lack={lackIn(decision, errand, payment)}
        />
      }
      after={others}
    >
      <Ware of={errand} price={offer.price} told />
      <Forecast />
      {possible && <Paying decision={decision} errand={errand} payment={payment} setPayment={setPayment} />}
      <Means offer={offer} trading={payment.trade !== null} openAnyTwo={openAnyTwo} />
      <Blocked />
    </Panel>
  );
}
