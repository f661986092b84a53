import { signed } from '../../words/signed.js';
import { useWords } from '../../words/use-words.js';
import type { Tally } from './count.js';
import { FLOOR, type FinalTribe, type Part, type Stone } from './final.js';

/** What each part is painted in; the number on a stone must stand out from it. */
export const PAINT: Readonly<Record<Part, Readonly<{ fill: string; ink: string }>>> = {
  inPlay: { fill: '#c79b52', ink: '#2c1e14' },
  culture: { fill: '#56752f', ink: '#fff' },
  farmers: { fill: '#ebb233', ink: '#2c1e14' },
  toolMakers: { fill: '#8d8175', ink: '#1d130c' },
  hutBuilders: { fill: '#b0553a', ink: '#fff' },
  shamans: { fill: '#7a578c', ink: '#fff' },
  traders: { fill: '#3c7186', ink: '#fff' },
  resources: { fill: '#e4d3b6', ink: '#2c1e14' },
};

/** Below this are the names of those who built. */
export const BOTTOM = 362;

type Laid = Readonly<{ stone: Stone; x: number; y: number }>;

/** How much of its height a stone leaves to the joint above it. */
const JOINT = 1.6;

/**
 * A stone: flat foot, full sides that lean outwards to the shoulders, and a back that is bowed a little to one side.
 * A thin one is a slab, and its back lies flatter.
 */
function outline({ stone, x, y }: Laid): string {
  const top = y + JOINT;
  const height = stone.height - JOINT;
  const [left, right] = [x + stone.shift - stone.width / 2, x + stone.shift + stone.width / 2];
  const round = Math.min(height / 2 + 0.5, 14);
  const bow = Math.min(3.4, height / 3);
  const [side, foot, peak] = [top + height / 2, top + height, x + stone.shift + stone.lean];
  return [
    `M${left + round} ${top + 0.2}`,
    `Q${peak} ${top - bow} ${right - round} ${top}`,
    `Q${right + 1} ${top} ${right} ${side}`,
    `Q${right} ${foot} ${right - round} ${foot}`,
    `H${left + round}`,
    `Q${left} ${foot} ${left} ${side}`,
    `Q${left - 1} ${top} ${left + round} ${top + 0.2}z`,
  ].join('');
}

/** Where each stone of a cairn lies, one upon the other. */
function piled(stones: readonly Stone[], from: number): readonly Readonly<{ stone: Stone; y: number }>[] {
  let y = from;
  return stones.map((stone) => {
    y -= stone.height;
    return { stone, y };
  });
}

function StoneShape({ stone, x, y }: Laid) {
  const { fill, ink } = PAINT[stone.part];
  return (
    <g className="stone">
      <path d={outline({ stone, x, y })} fill={fill} />
      {stone.label !== null && stone.height >= 13 && (
        <text x={x + stone.shift} y={y + stone.height / 2 + 5} fill={ink} stroke={fill}>
          {stone.label}
        </text>
      )}
    </g>
  );
}

/** How wide a pit is: a stone lies in it with room to spare. */
const PIT = 136;

/** What a tribe lost: a hollow in the ground, the number on its floor. What it laid has to fill it first. */
function Pit({
  x,
  ground,
  depth,
  lost,
  slim,
}: Readonly<Record<'x' | 'ground' | 'depth' | 'lost' | 'slim', number>>) {
  const half = (PIT * slim) / 2;
  return (
    <g className="pit">
      <path
        d={`M${x - half - 3} ${ground}q3 1 4 10v${depth + FLOOR - 24}q0 14 14 14h${2 * half - 30}q14 0 14 -14v${24 - FLOOR - depth}q1 -9 4 -10z`}
      />
      <text x={x} y={ground + depth + FLOOR - 5}>
        {signed(-lost)}
      </text>
    </g>
  );
}

/** Long and short in turn; at which angle, and how long. */
const RAYS = [-65, -49, -32, -16, 0, 16, 32, 49, 65].map((angle, index) => ({
  angle,
  length: index % 2 === 0 ? 15 : 9,
}));

/** The sun over whoever has won. */
function Rays({ x, y }: Readonly<{ x: number; y: number }>) {
  return (
    <g className="rays">
      {RAYS.map(({ angle, length }) => (
        <path key={angle} d={`M0 -39v${-length}`} transform={`translate(${x} ${y}) rotate(${angle})`} />
      ))}
    </g>
  );
}

type PileProps = Readonly<{
  tribe: FinalTribe;
  stones: readonly Stone[];
  tally: Pick<Tally, 'laid' | 'total'>;
  /** What was lost, and how deep a pit that is. */
  lost: number;
  depth: number;
  x: number;
  ground: number;
  slim: number;
  /** How wide its name may be. */
  room: number;
  won: boolean;
}>;

/** How wide a letter is, in large and in small writing. */
const LETTER = 11;
const SMALL_LETTER = 7.2;

/** A name that fits into some room once it is written small. */
function shortened(name: string, room: number): string {
  const most = Math.floor(room / SMALL_LETTER);
  return name.length <= most ? name : `${name.slice(0, most - 1).trimEnd()}…`;
}

/** Who built it, below the ground of all. */
function Builder({ player, x, room }: Readonly<{ player: FinalTribe['player']; x: number; room: number }>) {
  const { common } = useWords();
  const name = player.me ? common.You : player.name;
  const small = name.length * LETTER > room;
  return (
    <>
      <use href={`#p-${player.colour}`} x={x - 52} y={BOTTOM + 11} width={28} height={28} />
      <text
        className={`display-text cairn-name${small ? ' small' : ''}`}
        x={x - 18}
        y={BOTTOM + (small ? 30 : 32)}
      >
        {shortened(name, room)}
      </text>
    </>
  );
}

/** One tribe: its pit, if it lost points, its stones, its total and its name. */
export function Pile({ tribe, stones, tally, lost, depth, x, ground, slim, room, won }: PileProps) {
  const shown = piled(stones, ground + depth).slice(0, tally.laid);
  // A cairn that does not reach out of its pit has its number above the ground all the same.
  const top = Math.min(ground, shown.at(-1)?.y ?? ground);
  return (
    <g>
      {won && <Rays x={x} y={top - 32} />}
      {lost > 0 && <Pit x={x} ground={ground} depth={depth} lost={lost} slim={slim} />}
      {shown.map(({ stone, y }, index) => (
        <StoneShape key={index} stone={stone} x={x} y={y} />
      ))}
      <text className={`display-text cairn-total${won ? ' won' : ''}`} x={x} y={top - 12}>
        {signed(tally.total)}
      </text>
      <Builder player={tribe.player} x={x} room={room} />
    </g>
  );
}
