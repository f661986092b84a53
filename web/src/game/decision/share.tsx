import { Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { SettleDecision } from './decision.js';

type NumberProps = Readonly<{ label: string; value: number; most: number; onValue: (value: number) => void }>;

function NumberField({ label, value, most, onValue }: NumberProps) {
  return (
    <input
      type="number"
      className="share-number"
      aria-label={label}
      min={0}
      max={most}
      value={value}
      onChange={({ currentTarget: { valueAsNumber } }) => {
        if (Number.isInteger(valueAsNumber)) onValue(Math.min(Math.max(valueAsNumber, 0), most));
      }}
    />
  );
}

type Props = Readonly<{
  decision: SettleDecision;
  total: number;
  food: number;
  onFood: (food: number) => void;
}>;

/** A hunt shared out between food and ornaments: one slider, two numbers. */
export function Share({ decision, total, food, onFood }: Props) {
  const { acting, board } = useWords();
  const missing = Math.max(0, (decision.feeding?.missing ?? 0) - food);
  const setOrnaments = (ornaments: number): void => onFood(total - ornaments);
  return (
    <div className="shareout">
      <p className="share-title">{acting.shareOut(total)}</p>
      <div className="share-row">
        <Icon name="i-food" size={26} />
        <NumberField label={board.goods.food(2)} value={food} most={total} onValue={onFood} />
        <input
          type="range"
          aria-label={acting.shareOut(total)}
          aria-valuetext={acting.shares(food, total - food)}
          min={0}
          max={total}
          value={total - food}
          onChange={({ currentTarget: { valueAsNumber } }) => setOrnaments(valueAsNumber)}
        />
        <NumberField
          label={board.goods.ornaments(2)}
          value={total - food}
          most={total}
          onValue={setOrnaments}
        />
        <Icon name="i-tooth" size={26} />
      </div>
      {decision.feeding !== null && (
        <p className={missing > 0 ? 'hint short' : 'hint'}>
          {missing > 0 ? acting.feedsNot(missing) : acting.feedsAll}
        </p>
      )}
    </div>
  );
}
