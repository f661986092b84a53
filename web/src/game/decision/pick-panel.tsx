import { useState } from 'react';
import { Die } from '../../art/die.js';
import { Icon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Words } from '../../words/words.js';
import { benefitIcon } from '../ledge/benefit-face.js';
import { benefitText } from '../ledge/content-text.js';
import type { Die as Face, Market, Tribe } from '../model.js';
import { useTable } from '../table.js';
import { Blocked, Confirm } from './confirm.js';
import type { PickDecision } from './decision.js';
import { nowWith } from './now-with.js';
import { Panel } from './panel.js';

type Choice = PickDecision['faces'][number];

type FaceProps = Readonly<{
  choice: Choice;
  count: number;
  /** Whether what it gives is printed nowhere we know of. */
  approx: boolean;
  chosen: boolean;
  onChoose: () => void;
}>;

function FaceButton({ choice, count, approx, chosen, onChoose }: FaceProps) {
  const words = useWords();
  const { acting } = words;
  const { face, benefit, works } = choice;
  return (
    <button type="button" data-die={face} className="market-die" aria-pressed={chosen} onClick={onChoose}>
      <span className="visually-hidden">{acting.die(face)}: </span>
      <Die face={face} size={32} />
      <Icon name={benefitIcon(benefit)} size={24} />
      <span>
        {approx && '≈ '}
        {works ? benefitText(benefit, words) : acting.noEffect}
      </span>
      {count > 1 && <small>× {count}</small>}
    </button>
  );
}

/** A die that is gone: what it gave, and whose it is now. */
function Taken({ market }: Readonly<{ market: Market }>) {
  const words = useWords();
  const { acting } = words;
  return market.taken.map(({ face, by }, index) => {
    const gave = market.faces.find((each) => each.face === face)?.benefit ?? null;
    const whose = by.me ? acting.takenByYou : acting.takenBy(by.name);
    return (
      <div key={index} className="market-die taken" title={whose}>
        <Die face={face} size={32} />
        {gave !== null && (
          <>
            <Icon name={benefitIcon(gave)} size={24} />
            <span>{benefitText(gave, words)}</span>
          </>
        )}
        <Icon name={`m-${by.colour}`} size={18} />
        <span className="visually-hidden">{whose}</span>
      </div>
    );
  });
}

/** The button names what is taken, and how many that makes. */
function labelOf({ benefit, works }: Choice, me: Tribe | undefined, words: Words): string {
  const what = benefitText(benefit, words);
  const now = works ? nowWith(benefit, me) : null;
  return now === null ? words.acting.takeDie(what) : words.acting.takeDieNow(what, now);
}

/** Who picks after me. */
function afterMe({ order }: Market, { acting }: Words): string {
  const names = order.filter(({ me }) => !me).map(({ name }) => name);
  return names.length === 0 ? acting.youAreLast : acting.afterYou(names.join(', '));
}

/** Whose turn comes next, that tools are of no use, and a ≈ where the faces are printed nowhere. */
function Hints({ market }: Readonly<{ market: Market }>) {
  const words = useWords();
  const { reconstructed } = market;
  return (
    <>
      {afterMe(market, words)} {words.acting.noToolsHere}
      {reconstructed !== null && <span> {`≈ ${reconstructed}.`}</span>}
    </>
  );
}

type DiceProps = Readonly<{
  market: Market;
  faces: readonly Choice[];
  chosen: Choice;
  choose: (face: Face) => void;
}>;

/** The dice that are gone, then those one can take. */
function MarketDice({ market, faces, chosen, choose }: DiceProps) {
  const { acting } = useWords();
  return (
    <div className="market-dice" role="group" aria-label={acting.takeOneDie}>
      <Taken market={market} />
      {faces.map((choice) => (
        <FaceButton
          key={choice.face}
          choice={choice}
          approx={market.reconstructed !== null}
          count={market.dice.filter((die) => die === choice.face).length}
          chosen={choice === chosen}
          onChoose={() => choose(choice.face)}
        />
      ))}
    </div>
  );
}

/** A market: every die shows what it gives. */
export function PickPanel({ decision }: Readonly<{ decision: PickDecision }>) {
  const words = useWords();
  const { acting } = words;
  const { market, tribes } = useTable().view;
  const { faces } = decision;
  const [face, choose] = useState<Face | null>(null);
  // Until somebody chooses: the highest die that gives anything, as most would take it.
  const chosen =
    faces.find((each) => each.face === face) ?? faces.findLast(({ works }) => works) ?? faces.at(-1);
  if (market === null || chosen === undefined) return null;
  const title = decision.style ? acting.styleMarket : acting.market;
  return (
    <Panel
      tag={`${title}, ${acting.pickNow(market.taken.length + 1)}`}
      mine
      title={acting.takeOneDie}
      until={decision.until}
      actions={
        <Confirm move={{ type: 'pickDie', face: chosen.face }}>
          {labelOf(
            chosen,
            tribes.find(({ player }) => player.me),
            words,
          )}
        </Confirm>
      }
      hint={<Hints market={market} />}
    >
      <MarketDice market={market} faces={faces} chosen={chosen} choose={choose} />
      <Blocked />
    </Panel>
  );
}
