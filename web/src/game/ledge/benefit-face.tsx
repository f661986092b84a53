import { DieFace } from '../../art/die.js';
import { goodIcon, Icon, type Drawing } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Benefit, CountedBenefit } from '../model.js';
import { useTable } from '../table.js';
import { benefitText } from './content-text.js';

/** How a counted benefit is drawn; a plus sign where something grows. */
const COUNTED: Readonly<Record<CountedBenefit, Readonly<{ sign: '' | '+'; icon: Drawing }>>> = {
  points: { sign: '', icon: 'i-cairn' },
  tool: { sign: '+', icon: 'i-tool' },
  grain: { sign: '+', icon: 'i-wheat' },
  person: { sign: '+', icon: 'i-person' },
  oneUseTool: { sign: '', icon: 'i-tool' },
  anyResources: { sign: '', icon: 'i-any' },
  extraCard: { sign: '+', icon: 'i-cards' },
};

/** The dice of a market as they are in this game, each with what it gives. */
function MarketFace({ style, word }: Readonly<{ style: boolean; word: string }>) {
  const { markets } = useTable().view;
  const faces = markets.find((market) => market.style === style)?.faces ?? [];
  return (
    <>
      <svg className="market-face" viewBox="0 0 78 60" aria-hidden="true">
        {faces.map(({ face, benefit }, index) => {
          const x = 12 + 27 * (index % 3);
          const y = 5.5 + 30 * Math.floor(index / 3);
          return (
            <g key={face}>
              <DieFace face={face} size={10.5} x={x} y={y} />
              <use href={`#${benefitIcon(benefit)}`} x={x - 8.5} y={y + 5} width={17} height={17} />
            </g>
          );
        })}
      </svg>
      <span className="card-word">{word}</span>
    </>
  );
}

function TradeFace({ steps, ornaments }: Readonly<{ steps: number; ornaments: number }>) {
  return (
    <>
      <span className="benefit-row">
        <span className="benefit-number">+{steps}</span>
        <svg className="trade-arrow" viewBox="0 0 26 28" aria-hidden="true">
          <path d="M2 14h20M16 7l8 7-8 7" />
        </svg>
      </span>
      <span className="benefit-row">
        {Array.from({ length: ornaments }, (_, index) => (
          <Icon key={index} name="i-tooth" size={18} />
        ))}
      </span>
    </>
  );
}

function RollFace({ dice, icon, word }: Readonly<{ dice: number; icon: Drawing; word: string }>) {
  return (
    <>
      <span className="benefit-row">
        <svg className="roll-face" viewBox="0 0 40 24" aria-hidden="true">
          {Array.from({ length: dice }, (_, index) => (
            <DieFace
              key={index}
              face={index === 0 ? 5 : 4}
              size={15}
              x={10 + 18 * index}
              y={12}
              turn={index === 0 ? -8 : 6}
            />
          ))}
        </svg>
        <Icon name={icon} size={24} />
      </span>
      <span className="card-word">{word}</span>
    </>
  );
}

function AmountFace({ amount, icon, word }: Readonly<{ amount: string; icon: Drawing; word: string }>) {
  return (
    <>
      <span className="benefit-row">
        <span className="benefit-number">{amount}</span>
        <Icon name={icon} size={31} />
      </span>
      <span className="card-word">{word}</span>
    </>
  );
}

/** The one drawing that stands for a benefit, where there is room for no more. */
export function benefitIcon(benefit: Benefit): Drawing {
  switch (benefit.kind) {
    case 'goods':
    case 'income':
      return goodIcon(benefit.good);
    case 'counted':
      return COUNTED[benefit.what].icon;
    case 'roll':
    case 'worker':
      return goodIcon(benefit.resource);
    case 'trade':
      return 'i-ring';
    case 'market':
      return 'i-any';
  }
}

/** The upper half of a card: readable without pointing at it. */
export function BenefitFace({ benefit }: Readonly<{ benefit: Benefit }>) {
  const words = useWords();
  const { board } = words;
  switch (benefit.kind) {
    case 'goods': {
      const word = board.goods[benefit.good](benefit.amount);
      return <AmountFace amount={String(benefit.amount)} icon={goodIcon(benefit.good)} word={word} />;
    }
    case 'counted': {
      const { sign, icon } = COUNTED[benefit.what];
      const word = board.benefits[benefit.what](benefit.amount);
      return <AmountFace amount={`${sign}${benefit.amount}`} icon={icon} word={word} />;
    }
    case 'market':
      return (
        <MarketFace
          style={benefit.style}
          word={benefit.style ? board.benefits.styleMarket : board.benefits.market}
        />
      );
    case 'trade':
      return <TradeFace steps={benefit.steps} ornaments={benefit.ornaments} />;
    case 'income':
    case 'worker':
      return <AmountFace amount="" icon={benefitIcon(benefit)} word={benefitText(benefit, words)} />;
    case 'roll': {
      const word = board.goods[benefit.resource](benefit.dice);
      return <RollFace dice={benefit.dice} icon={goodIcon(benefit.resource)} word={word} />;
    }
  }
}
