import type { Tribe } from '../model.js';
import { fanned } from './fan.js';
import { isClear, tagsOf, type Tag } from './score-tags.js';

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

/** Between its ends something may be written over the track. */
const ENDS = { left: 12, right: 772 };
const TICK_WIDTH = 20;

/** Numbers make way for what is written over the markers. */
function Scale({ tags }: Readonly<{ tags: readonly Tag[] }>) {
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
            {whole && isClear(tags, x, TICK_WIDTH) && (
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
  const inOrder = [...tribes].sort((one, other) => one.score - other.score);
  const markers = fanned(inOrder, ({ score }) => scoreField(score).field, 100).map(
    ({ item: { player, score }, field, shift }) => ({
      ...{ player, score, x: LEFT + STEP * field + shift },
      hundreds: scoreField(score).hundreds,
    }),
  );
  const tags = tagsOf(markers, ENDS);
  return (
    <g>
      <Scale tags={tags} />
      {markers.map(({ player, x }) => (
        <use
          key={player.seat}
          href={`#m-${player.colour}`}
          x={x - MARK / 2}
          y={20}
          width={MARK}
          height={MARK}
        />
      ))}
      {tags.map(({ x, text }) => (
        <text key={x} className="track-hundreds" x={x} y={18}>
          {text}
        </text>
      ))}
    </g>
  );
}
