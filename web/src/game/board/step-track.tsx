import type { Drawing } from '../../art/icon.js';
import type { Tribe } from '../model.js';
import { fanned } from './fan.js';

const MARK = 17.5;
const PITCH = 22;
const STEPS = Array.from({ length: 11 }, (_, step) => step);

type Bracket = Readonly<{ from: number; to: number; label: string }>;
/** The ratios printed over the trade track. */
const RATIOS: readonly Bracket[] = [
  { from: 1, to: 3, label: '2:1' },
  { from: 4, to: 8, label: '1:1' },
  { from: 9, to: 10, label: '1:2' },
];

const grainFill = (step: number): string => (step % 2 === 0 ? 'var(--earth)' : 'var(--earth2)');
const tradeFill = (step: number): string => {
  if (step === 0) return 'var(--sunk)';
  if (step <= 3) return 'var(--earth2)';
  return step <= 8 ? 'var(--thatch)' : 'var(--wheat)';
};

function Ratio({ from, to, label, x }: Bracket & Readonly<{ x: number }>) {
  const left = x + 30 + PITCH * from;
  const right = x + 50.5 + PITCH * to;
  const middle = (left + right) / 2;
  return (
    <g>
      <path className="track-bracket" d={`M${left} 419v-3H${right}v3`} />
      <rect className="track-plate" x={middle - 13} y={408} width={26} height={14} rx={5} />
      <text className="track-number strong" x={middle} y={419}>
        {label}
      </text>
    </g>
  );
}

type Props = Readonly<{ kind: 'grain' | 'trade'; tribes: readonly Tribe[]; x: number }>;

/** The grain or the trade track, 0 to 10. */
export function StepTrack({ kind, tribes, x }: Props) {
  const icon: Drawing = kind === 'grain' ? 'i-wheat' : 'i-ring';
  const fill = kind === 'grain' ? grainFill : tradeFill;
  const markers = fanned(tribes, ({ grain, trade }) => (kind === 'grain' ? grain : (trade ?? 0)));
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
      {kind === 'trade' && RATIOS.map((ratio) => <Ratio key={ratio.label} {...ratio} x={x} />)}
    </g>
  );
}
