import type { Die as Face } from '../game/model.js';

const NEAR = 0.26;
const pip = (x: -1 | 0 | 1, y: -1 | 0 | 1) => [x * NEAR, y * NEAR] as const;
const PIPS: Readonly<Record<Face, readonly (readonly [number, number])[]>> = {
  1: [pip(0, 0)],
  2: [pip(-1, -1), pip(1, 1)],
  3: [pip(-1, -1), pip(0, 0), pip(1, 1)],
  4: [pip(-1, -1), pip(1, -1), pip(-1, 1), pip(1, 1)],
  5: [pip(-1, -1), pip(1, -1), pip(0, 0), pip(-1, 1), pip(1, 1)],
  6: [pip(-1, -1), pip(1, -1), pip(-1, 0), pip(1, 0), pip(-1, 1), pip(1, 1)],
};

type DieFaceProps = Readonly<{ face: Face; size: number; x: number; y: number; turn?: number }>;

/** A die inside a drawing, centred on x and y. */
export function DieFace({ face, size, x, y, turn = 0 }: DieFaceProps) {
  const half = size / 2;
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`}>
      <rect
        x={-half * 0.9}
        y={-half * 0.82}
        width={size}
        height={size}
        rx={size * 0.22}
        fill="#000"
        opacity=".2"
      />
      <rect
        x={-half}
        y={-half}
        width={size}
        height={size}
        rx={size * 0.22}
        fill="#fff6e2"
        stroke="#3a2617"
        strokeWidth={Math.max(1, size * 0.05)}
      />
      {PIPS[face].map(([dx, dy]) => (
        <circle key={`${dx} ${dy}`} cx={dx * size} cy={dy * size} r={size * 0.092} fill="#7a2e15" />
      ))}
    </g>
  );
}

type DieProps = Readonly<{ face: Face; size: number; turn?: number }>;

/** A die in the flow of text. */
export function Die({ face, size, turn = 0 }: DieProps) {
  const box = size + 4;
  return (
    <svg className="die" width={box} height={box} viewBox={`0 0 ${box} ${box}`} aria-hidden="true">
      <DieFace face={face} size={size} x={box / 2} y={box / 2} turn={turn} />
    </svg>
  );
}
