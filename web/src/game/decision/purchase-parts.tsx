import { useWords } from '../../words/use-words.js';
import { goodsList } from '../goods.js';
import type { Goods } from '../model.js';
import type { Errand, Offer, Terms } from './decision.js';
import { firstPayment, pointsFor, richerPayment, type Payment } from './payment.js';

/** One of my places where something is sold. */
export type Purchase = Extract<Errand, { action: 'buyCard' | 'buyBuilding' }>;

type MeansProps = Readonly<{
  offer: Offer;
  /** Whether a trade is being made already. */
  trading: boolean;
  openAnyTwo: () => void;
}>;

/** What it takes before this can be paid; null when it can be paid at once. */
export function Means({ offer, trading, openAnyTwo }: MeansProps) {
  const { acting } = useWords();
  switch (offer.affordable) {
    case 'now':
      return null;
    case 'no':
      return <p className="note">{acting.cannotPay}</p>;
    case 'withTrade':
      return trading ? null : <p className="hint">{acting.withTrade}</p>;
    case 'withAnyTwo':
      return (
        <div className="note">
          {acting.withAnyTwo}{' '}
          <button type="button" className="button small" onClick={openAnyTwo}>
            {acting.anyTwoUse}
          </button>
        </div>
      );
  }
}

/** Where an extra card is sold with the card: a tick for it, or why there is none. */
export function ExtraCard({
  errand,
  payment,
  setPayment,
}: Readonly<{ errand: Purchase; payment: Payment; setPayment: (payment: Payment) => void }>) {
  const { acting } = useWords();
  const extra = errand.action === 'buyCard' ? errand.extra : null;
  if (extra === null) return null;
  if ('closed' in extra) return <p className="hint">{extra.closed.sentence}</p>;
  const more = extra.offer.terms.min - errand.offer.terms.min;
  const possible = extra.offer.affordable !== 'no';
  return (
    <label className="choice extra-card">
      <input
        type="checkbox"
        checked={payment.extra}
        disabled={!possible}
        onChange={({ currentTarget: { checked } }) =>
          setPayment(firstPayment(checked ? extra.offer : errand.offer, checked))
        }
      />
      <span>
        {acting.extra(more)}
        <small>{acting.extraHint}</small>
      </span>
    </label>
  );
}

type RicherProps = Readonly<{ errand: Purchase; terms: Terms; stock: Goods; pay: Goods }>;

/** The payment that would bring the most, where what is chosen does not. */
export function Richer({ errand, terms, stock, pay }: RicherProps) {
  const words = useWords();
  const building = errand.action === 'buyBuilding' ? errand.building : null;
  const best = building === null ? null : richerPayment(building, terms, stock, pay);
  if (building === null || best === null) return null;
  return (
    <p className="hint richer">{words.acting.richer(pointsFor(building, best), goodsList(best, words))}</p>
  );
}
