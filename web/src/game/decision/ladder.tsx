import { goodIcon } from '../../art/icon.js';
import { useWords } from '../../words/use-words.js';
import type { Good } from '../model.js';

const LEFT = 16;
const WIDTH = 246;

type Props = Readonly<{ pips: number; added: number; divisor: number; good: Good }>;

/** Pips so far, what tools add, and where each unit begins. */
export function Ladder({ pips, added, divisor, good }: Props) {
  const { acting } = useWords();
  const total = pips + added;
  const next = (Math.floor(total / divisor) + 1) * divisor;
  const first = Math.max(1, next / divisor - 3);
  const steps = Array.from({ length: next / divisor - first + 1 }, (_, index) => (first + index) * divisor);
  const xOf = (value: number): number => LEFT + (WIDTH * value) / next;
  return (
    <svg className="ladder" viewBox="0 0 278 54" role="img" aria-label={acting.ladder(pips, added, total)}>
      <rect className="ladder-rail" x={LEFT} y={17} width={WIDTH} height={12} rx={6} />
      <rect x={LEFT} y={17} width={xOf(pips) - LEFT} height={12} rx={6} fill="var(--rock3)" />
      {added > 0 && (
        <rect x={xOf(pips) - 3} y={17} width={xOf(total) - xOf(pips) + 3} height={12} fill="var(--accent)" />
      )}
      {steps.map((step) => (
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
