import { useWords } from '../../words/use-words.js';
import type { Counted } from './count.js';
import { cairnOf, landFor, lostIn, type FinalView, type Land, type Stone } from './final.js';
import { BOTTOM, Pile } from './pile.js';

const WIDTH = 590;
const HEIGHT = 262;

/** How much room the widest stone needs. */
const STONE_ROOM = 146;

/** Where five stand side by side, they are slimmer. */
const slimmingOf = ({ tribes }: FinalView): number => Math.min(1, WIDTH / tribes.length / STONE_ROOM);

const landOf = ({ tribes, parts }: FinalView): Land => landFor(tribes, parts, HEIGHT);

/** The cairns of all tribes at one scale. */
export function cairnsOf(final: FinalView): readonly (readonly Stone[])[] {
  const { tribes, parts } = final;
  const { scale } = landOf(final);
  const slim = slimmingOf(final);
  const slimmer = (stone: Stone): Stone => ({
    ...stone,
    width: stone.width * slim,
    shift: stone.shift * slim,
  });
  return tribes.map((tribe) => cairnOf(tribe, parts, scale).map(slimmer));
}

/** An evening over hills, and the ground the cairns stand on. */
function Landscape({ ground }: Readonly<{ ground: number }>) {
  return (
    <>
      <defs>
        <linearGradient id="evening" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="var(--sky1)" />
          <stop offset="1" stopColor="var(--sky2)" />
        </linearGradient>
        <clipPath id="evening-frame">
          <rect width={WIDTH} height="410" rx="14" />
        </clipPath>
      </defs>
      <g clipPath="url(#evening-frame)">
        <rect width={WIDTH} height="410" fill="url(#evening)" />
        <path
          d={`M0 ${ground - 62}q80-58 150-42t140-14 150-4 150 22v148H0z`}
          fill="var(--far)"
          opacity=".6"
        />
        <path d={`M0 ${ground - 3}q150-12 300-4t290-4V410H0z`} fill="var(--earth)" />
      </g>
    </>
  );
}

const NOTHING = { laid: 0, total: 0 } as const;

type Props = Readonly<{ final: FinalView; cairns: readonly (readonly Stone[])[]; counted: Counted }>;

/** Every tribe is a cairn; a stone is some points of one part, and what was lost is a pit. */
export function Cairns({ final, cairns, counted: { complete, tallies } }: Props) {
  const { score } = useWords();
  const { tribes, winners, parts } = final;
  const pitch = WIDTH / tribes.length;
  const { scale, depth } = landOf(final);
  const names = tribes.map(({ player, total }) => score.cairnOf(player.name, total)).join(', ');
  return (
    <svg className="cairns" viewBox={`0 0 ${WIDTH} 410`} role="img" aria-label={names}>
      <Landscape ground={BOTTOM - depth} />
      {tribes.map((tribe, index) => (
        <Pile
          key={tribe.player.seat}
          tribe={tribe}
          stones={cairns[index] ?? []}
          tally={tallies[index] ?? NOTHING}
          lost={lostIn(tribe, parts)}
          depth={lostIn(tribe, parts) * scale}
          x={pitch * (index + 0.5)}
          ground={BOTTOM - depth}
          slim={slimmingOf(final)}
          room={pitch / 2 + 16}
          won={complete && winners.some(({ seat }) => seat === tribe.player.seat)}
        />
      ))}
      <rect x=".75" y=".75" width={WIDTH - 1.5} height="408.5" rx="14" className="cairns-frame" />
    </svg>
  );
}
