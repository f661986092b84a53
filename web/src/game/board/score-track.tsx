import { signed } from '../../words/signed.js';
import type { Tribe } from '../model.js';
import { fanned } from './fan.js';

const LEFT = 30;
const STEP = 7.32;
const MARK = 18;
const TICKS = Array.from({ length: 21 }, (_, index) => index * 5);

/** Where a score stands on the track; it runs round after 100, and scores below 0 wait at the start. */
function scoreField(score: number): Readonly<{ field: number; hundreds: number }> {
  if (score <= 0) return { field: 0, hundreds: 0 };
  const hundreds = Math.floor((score - 1) / 100);
  return { field: score - hundreds * 100, hundreds };
}

function Scale() {
  return (
    <>
      <rect className="track-plate" x="10" y="8" width="764" height="30" rx="10" />
      <path className="track-line" d="M30 30H762" />
      {TICKS.map((tick) => {
        const x = LEFT + STEP * tick;
        const whole = tick % 10 === 0;
        return (
          <g key={tick}>
            <path className="track-line" d={`M${x} 30v${whole ? -7 : -4}`} />
            {whole && (
              <text className="track-number soft" x={x} y={20}>
                {tick}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}

/** Points in play, 0 to 100. A marker that went round wears its hundreds. */
export function ScoreTrack({ tribes }: Readonly<{ tribes: readonly Tribe[] }>) {
  const markers = fanned(tribes, ({ score }) => scoreField(score).field);
  return (
    <g>
      <Scale />
      {markers.map(({ item: { player, score }, field, shift }) => {
        const x = LEFT + STEP * field + shift;
        const { hundreds } = scoreField(score);
        return (
          <g key={player.seat}>
            <use href={`#m-${player.colour}`} x={x - MARK / 2} y={20} width={MARK} height={MARK} />
            {(hundreds > 0 || score < 0) && (
              <text className="track-hundreds" x={x} y={18}>
                {score < 0 ? signed(score) : `+${hundreds * 100}`}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}
