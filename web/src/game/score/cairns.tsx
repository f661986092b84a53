import { signed } from '../../words/signed.js';
import { useWords } from '../../words/use-words.js';
import {
  cairnOf,
  laidAfter,
  scaleFor,
  type FinalTribe,
  type FinalView,
  type Part,
  type Stone,
} from './final.js';

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

const WIDTH = 590;
const GROUND = 362;
const HEIGHT = 262;

/** A stone: round shoulders, flat foot, a dark outline. */
function outline(x: number, y: number, width: number, height: number): string {
  const half = width / 2;
  const round = Math.min(height / 2, 12);
  return `M${x - half + round} ${y}h${width - 2 * round}q${round} 0 ${round} ${round}v${height - 2 * round}q0 ${round} ${-round} ${round}h${2 * round - width}q${-round} 0 ${-round} ${-round}v${2 * round - height}q0 ${-round} ${round} ${-round}z`;
}

/** Where each stone of a cairn lies: from the ground up. */
function piled(stones: readonly Stone[]): readonly Readonly<{ stone: Stone; y: number }>[] {
  let y = GROUND;
  return stones.map((stone) => {
    y -= stone.height;
    return { stone, y };
  });
}

function StoneShape({ stone, x, y }: Readonly<{ stone: Stone; x: number; y: number }>) {
  const { fill, ink } = PAINT[stone.part];
  return (
    <g className="stone">
      <path d={outline(x + stone.shift, y, stone.width, stone.height)} fill={fill} />
      {stone.height >= 13 && (
        <text x={x + stone.shift} y={y + stone.height / 2 + 4.5} fill={ink}>
          {stone.points}
        </text>
      )}
    </g>
  );
}

/** The sun over whoever has won. */
function Rays({ x, y }: Readonly<{ x: number; y: number }>) {
  return (
    <g className="rays">
      {[-76, -52, -26, 0, 26, 52, 76].map((angle) => (
        <path key={angle} d="M0 -34v-16" transform={`translate(${x} ${y}) rotate(${angle})`} />
      ))}
    </g>
  );
}

type PileProps = Readonly<{
  tribe: FinalTribe;
  stones: readonly Stone[];
  laid: number;
  x: number;
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

function Pile({ tribe: { player, total }, stones, laid, x, room, won }: PileProps) {
  const { common } = useWords();
  const shown = piled(stones).slice(0, laid);
  const top = shown.at(-1)?.y ?? GROUND;
  const complete = laid >= stones.length;
  const name = player.me ? common.You : player.name;
  const small = name.length * LETTER > room;
  const points = shown.reduce((sum, { stone }) => sum + stone.points, 0);
  return (
    <g>
      {won && complete && <Rays x={x} y={top - 12} />}
      {shown.map(({ stone, y }, index) => (
        <StoneShape key={index} stone={stone} x={x} y={y} />
      ))}
      <text className="display-text cairn-total" x={x} y={top - 12}>
        {signed(complete ? total : points)}
      </text>
      <use href={`#p-${player.colour}`} x={x - 52} y={GROUND + 11} width={28} height={28} />
      <text
        className={`display-text cairn-name${small ? ' small' : ''}`}
        x={x - 18}
        y={GROUND + (small ? 30 : 32)}
      >
        {shortened(name, room)}
      </text>
    </g>
  );
}

/** How much room the widest stone needs. */
const STONE_ROOM = 146;

/** The cairns of all tribes at one scale; where five stand side by side, they are slimmer. */
export function cairnsOf({ tribes, parts }: FinalView): readonly (readonly Stone[])[] {
  const scale = scaleFor(tribes, parts, HEIGHT);
  const slim = Math.min(1, WIDTH / tribes.length / STONE_ROOM);
  const slimmer = (stone: Stone): Stone => ({
    ...stone,
    width: stone.width * slim,
    shift: stone.shift * slim,
  });
  return tribes.map((tribe) => cairnOf(tribe, parts, scale).map(slimmer));
}

type Props = Readonly<{ final: FinalView; cairns: readonly (readonly Stone[])[]; step: number }>;

/** Every tribe is a cairn; a stone is some points of one part. */
export function Cairns({ final, cairns, step }: Props) {
  const { score } = useWords();
  const { tribes, winners, parts } = final;
  const laid = laidAfter(cairns, parts, step);
  const pitch = WIDTH / tribes.length;
  const names = tribes.map(({ player, total }) => score.cairnOf(player.name, total)).join(', ');
  return (
    <svg className="cairns" viewBox={`0 0 ${WIDTH} 410`} role="img" aria-label={names}>
      <defs>
        <linearGradient id="evening" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky1)" />
          <stop offset="1" stopColor="var(--sky2)" />
        </linearGradient>
      </defs>
      <rect width={WIDTH} height="410" rx="14" fill="url(#evening)" />
      <path d="M0 300q80-58 150-42t140-14 150-4 150 22v148H0z" fill="var(--far)" opacity=".6" />
      <path d={`M0 ${GROUND - 3}q150-12 300-4t290-4v49q0 8-14 8H14q-14 0-14-8z`} fill="var(--earth)" />
      {tribes.map((tribe, index) => (
        <Pile
          key={tribe.player.seat}
          tribe={tribe}
          stones={cairns[index] ?? []}
          laid={laid[index] ?? 0}
          x={pitch * (index + 0.5)}
          room={pitch / 2 + 16}
          won={winners.some(({ seat }) => seat === tribe.player.seat)}
        />
      ))}
      <rect x=".75" y=".75" width={WIDTH - 1.5} height="408.5" rx="14" className="cairns-frame" />
    </svg>
  );
}
