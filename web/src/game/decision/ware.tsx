import { Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import { benefitIcon } from '../ledge/benefit-face.js';
import { benefitText, legacyText, pointsText, priceText } from '../ledge/content-text.js';
import { PROFESSION } from '../ledge/legacy-face.js';
import type { Benefit, Building, Card, Legacy, Price } from '../model.js';
import type { Sold } from './places.js';

function Gain({ benefit }: Readonly<{ benefit: Benefit }>) {
  const words = useWords();
  return (
    <li className="chip now">
      <Icon name={benefitIcon(benefit)} size={18} /> {benefitText(benefit, words)}
    </li>
  );
}

function AtEnd({ legacy }: Readonly<{ legacy: Legacy }>) {
  const words = useWords();
  const green = legacy.kind === 'culture';
  return (
    <li className={green ? 'chip green' : 'chip sand'}>
      <Icon name={green ? `s-${legacy.symbol}` : PROFESSION[legacy.profession].figure} size={18} />{' '}
      <span className="at-end">{words.acting.atEnd}</span> {legacyText(legacy, words)}
    </li>
  );
}

const CardChips = ({ card }: Readonly<{ card: Card }>) => (
  <>
    <Gain benefit={card.benefit} />
    <AtEnd legacy={card.legacy} />
  </>
);

function BuildingChips({ building }: Readonly<{ building: Building }>) {
  const words = useWords();
  return (
    <>
      <li className="chip now">
        <Icon name="i-cairn" size={18} /> {pointsText(building, words)}{' '}
        {words.board.points(building.points.to)}
      </li>
      {building.effect !== null && <Gain benefit={building.effect} />}
    </>
  );
}

type WareProps = Readonly<{
  of: Sold;
  price: Price;
  /** Whether the tag of the panel says the price, where there is a tag. */
  told?: boolean;
  /** Whether it could not be paid now. */
  tooDear?: boolean;
}>;

/** What is bought, as it lies on the board: both halves of a card, or what a building brings; and its price. */
export function Ware({ of, price, told = false, tooDear = false }: WareProps) {
  const words = useWords();
  const { reconstructed } = 'card' in of ? of.card : of.building;
  return (
    <ul className={told ? 'ware told' : 'ware'}>
      {'card' in of ? <CardChips card={of.card} /> : <BuildingChips building={of.building} />}
      {reconstructed !== null && (
        <li className="approx">
          ≈ <span>{reconstructed}</span>
        </li>
      )}
      <li className="ware-price">{words.acting.price(priceText(price, words))}</li>
      {tooDear && (
        <li className="hint too-dear">
          <Icon name="b-warn" size={15} /> {words.acting.cannotPay}
        </li>
      )}
    </ul>
  );
}
