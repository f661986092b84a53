import { goodIcon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { SettleDecision } from './decision.js';
import { climbed } from './tools.js';

const LEFT = 16;
const WIDTH = 246;
/** How many steps are drawn below the next one. */
const BELOW = 3;

type Props = Readonly<{ decision: SettleDecision; added: number }>;

/** Pips so far, what tools add, and where each unit begins. */
export function Ladder({ decision, added }: Props) {
  const { acting } = useWords();
  const { sum: pips, steps, good } = decision;
  const total = pips + added;
  const { next } = climbed(steps, total);
  const end = steps.findIndex((step) => step === next);
  const drawn = next === null ? steps.slice(-BELOW) : steps.slice(Math.max(0, end - BELOW), end + 1);
  const top = Math.max(total, next?.pips ?? 0);
  const xOf = (value: number): number => LEFT + (WIDTH * value) / top;
  return (
    <svg className="ladder" viewBox="0 0 278 54" role="img" aria-label={acting.ladder(pips, added, total)}>
      <rect className="ladder-rail" x={LEFT} y={17} width={WIDTH} height={12} rx={6} />
      <rect x={LEFT} y={17} width={xOf(pips) - LEFT} height={12} rx={6} fill="var(--rock3)" />
      {added > 0 && (
        <rect x={xOf(pips) - 3} y={17} width={xOf(total) - xOf(pips) + 3} height={12} fill="var(--accent)" />
      )}
      {drawn.map(({ pips: step }) => (
        <g key={step} opacity={step <= total ? 1 : 0.55}>
          <path className="ladder-step" d={`M${xOf(step)} 14v18`} />
          <text className="ladder-number" x={xOf(step)} y={11}>
            {step}
          </text>
          <use href={`#${goodIcon(good)}`} x={xOf(step) - 11} y={31} width={22} height={22} />
        </g>
      ))}
    </svg>
  );
}
