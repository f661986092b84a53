import { goodIcon, Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import { benefitIcon } from '../ledge/benefit-face.js';
import { benefitText } from '../ledge/content-text.js';
import type { Die, Good, MarketFaces } from '../model.js';
import { useTable } from '../table.js';
import { AddOne } from './adding.js';
import type { FeedingOrder, OrderChoices, Orders, ToolOrder } from './orders.js';
import { Ranking } from './ranking.js';

export type DraftProps = Readonly<{
  draft: Orders;
  choices: OrderChoices;
  onChange: (draft: Orders) => void;
}>;

type FacesProps = Readonly<{
  label: string;
  faces: MarketFaces;
  chosen: readonly Die[];
  onChange: (faces: readonly Die[]) => void;
}>;

/** Faces of a market, the dearest first. */
function FaceRanking({ label, faces, chosen, onChange }: FacesProps) {
  const words = useWords();
  const of = (face: Die) => faces.find((each) => each.face === face);
  const textOf = (face: Die): string => {
    const found = of(face);
    return found === undefined ? words.acting.die(face) : benefitText(found.benefit, words);
  };
  const rest = faces.map(({ face }) => face).filter((face) => !chosen.includes(face));
  return (
    <Ranking
      label={label}
      items={chosen}
      textOf={textOf}
      show={(face) => {
        const found = of(face);
        return (
          <>
            {found !== undefined && <Icon name={benefitIcon(found.benefit)} />} <span>{textOf(face)}</span>
          </>
        );
      }}
      onChange={onChange}
    >
      <AddOne label={label} rest={rest} textOf={textOf} onAdd={(face) => onChange([...chosen, face])} />
    </Ranking>
  );
}

const feedingOf = (pay: readonly Good[], hungry: boolean): FeedingOrder =>
  pay.length === 0 && !hungry ? null : { pay, hungry };

/** What to pay where food is missing, and whether hunger is better than being asked. */
function Feeding({ draft, choices, onChange }: DraftProps) {
  const { orders, board } = useWords();
  const { pay, hungry } = draft.feeding ?? { pay: [], hungry: false };
  const textOf = (good: Good): string => board.goods[good](1);
  const paying = (goods: readonly Good[]): void => onChange({ ...draft, feeding: feedingOf(goods, hungry) });
  return (
    <>
      <Ranking
        label={orders.pay}
        items={pay}
        textOf={textOf}
        show={(good) => (
          <>
            <Icon name={goodIcon(good)} /> <span>{textOf(good)}</span>
          </>
        )}
        onChange={paying}
      >
        <AddOne
          label={orders.pay}
          rest={choices.payWith.filter((good) => !pay.includes(good))}
          textOf={textOf}
          onAdd={(good) => paying([...pay, good])}
        />
      </Ranking>
      <label className="check">
        <input
          type="checkbox"
          checked={hungry}
          onChange={({ target }) => onChange({ ...draft, feeding: feedingOf(pay, target.checked) })}
        />
        {orders.hungry}
      </label>
    </>
  );
}

const TOOLS: readonly NonNullable<ToolOrder>[] = ['suggested', 'never'];

function Tools({ draft, onChange }: Pick<DraftProps, 'draft' | 'onChange'>) {
  const { orders } = useWords();
  return (
    <label className="field">
      <span>{orders.tools}</span>
      <select
        value={draft.tools ?? 'ask'}
        onChange={({ target }) =>
          onChange({ ...draft, tools: TOOLS.find((each) => each === target.value) ?? null })
        }
      >
        <option value="ask">{orders.toolChoices.ask}</option>
        {TOOLS.map((each) => (
          <option key={each} value={each}>
            {orders.toolChoices[each]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What stays until it is changed: markets, feeding, tools. */
export function Lasting({ draft, choices, onChange }: DraftProps) {
  const { orders } = useWords();
  const { markets } = useTable().view;
  return (
    <details className="lasting">
      <summary>{orders.stay}</summary>
      <p className="hint">{orders.stayHint}</p>
      {markets.map(({ style, faces }) => {
        const which = style ? 'style' : 'market';
        return (
          <FaceRanking
            key={which}
            label={orders[which]}
            faces={faces}
            chosen={draft[which]}
            onChange={(chosen) => onChange({ ...draft, [which]: chosen })}
          />
        );
      })}
      <Feeding draft={draft} choices={choices} onChange={onChange} />
      <Tools draft={draft} onChange={onChange} />
    </details>
  );
}
