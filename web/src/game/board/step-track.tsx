import type { Drawing } from '../../art/icon.js';
import type { TradeSteps, Tribe } from '../model.js';
import { fanned } from './fan.js';

const MARK = 17.5;
const PITCH = 22;
const LAST = 10;
const STEPS = Array.from({ length: LAST + 1 }, (_, step) => step);

const grainFill = (step: number): string => (step % 2 === 0 ? 'var(--earth)' : 'var(--earth2)');
/** The better the ratio, the brighter. */
const BRIGHTER = ['var(--earth2)', 'var(--thatch)', 'var(--wheat)'];
const tradeFill =
  (ratios: readonly TradeSteps[]) =>
  (step: number): string =>
    BRIGHTER[ratios.findIndex(({ from, to }) => from <= step && step <= to)] ?? 'var(--sunk)';

function Ratio({ from, to, give, take, x }: TradeSteps & Readonly<{ x: number }>) {
  const left = x + 30 + PITCH * from;
  const right = x + 50.5 + PITCH * to;
  const middle = (left + right) / 2;
  return (
    <g>
      <path className="track-bracket" d={`M${left} 419v-3H${right}v3`} />
      <rect className="track-plate" x={middle - 13} y={408} width={26} height={14} rx={5} />
      <text className="track-number strong" x={middle} y={419}>
        {give}:{take}
      </text>
    </g>
  );
}

type Props = Readonly<{
  kind: 'grain' | 'trade';
  tribes: readonly Tribe[];
  x: number;
  /** What is printed over it. */
  ratios?: readonly TradeSteps[];
}>;

/** The grain or the trade track, 0 to 10. */
export function StepTrack({ kind, tribes, x, ratios = [] }: Props) {
  const icon: Drawing = kind === 'grain' ? 'i-wheat' : 'i-ring';
  const fill = kind === 'grain' ? grainFill : tradeFill(ratios);
  const markers = fanned(tribes, ({ grain, trade }) => (kind === 'grain' ? grain : (trade ?? 0)), LAST);
  return (
    <g>
      <rect className="track-plate" x={x} y={421} width={278} height={27} rx={9} />
      <use href={`#${icon}`} x={x + 5} y={425} width={19} height={19} />
      {STEPS.map((step) => (
        <g key={step}>
          <rect x={x + 30 + PITCH * step} y={424} width={20.5} height={21} rx={4} fill={fill(step)} />
          <text className="track-number" x={x + 40.3 + PITCH * step} y={439}>
            {step}
          </text>
        </g>
      ))}
      {markers.map(({ item: { player }, field, shift }) => (
        <use
          key={player.seat}
          href={`#m-${player.colour}`}
          x={x + 31.5 + PITCH * field + shift}
          y={425.8}
          width={MARK}
          height={MARK}
        />
      ))}
      {ratios.map((ratio) => (
        <Ratio key={ratio.from} {...ratio} x={x} />
      ))}
    </g>
  );
}
