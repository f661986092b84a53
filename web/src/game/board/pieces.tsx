import type { Colour } from '../colours.js';
import type { Place, Tribe } from '../model.js';
import { figuresAt, huntPoints, HUNTERS_DRAWN, type Figure } from './standing.js';
import type { Point } from './units.js';
import { homeOf, useWalk, wayFrom } from './walking.js';
import { spotOf } from './wide-geometry.js';

const SIZE = 25;
const SYMBOL = { standing: 'p', footprint: 'g', preview: 'p' } as const;

type FigureProps = Readonly<{ place: string; figure: Figure; at: Point; home: Point }>;

function FigureOn({ place, figure, at, home }: FigureProps) {
  const [x, y] = at;
  const walks = useWalk(place, figure.colour) && figure.form === 'standing';
  const token = (
    <use
      href={`#${SYMBOL[figure.form]}-${figure.colour}`}
      x={x - SIZE / 2}
      y={y - SIZE / 2}
      width={SIZE}
      height={SIZE}
      {...(walks ? { className: 'walks', style: wayFrom(home, at) } : {})}
    />
  );
  if (figure.form !== 'preview') return token;
  return (
    <g className="preview">
      {token}
      <circle className="preview-ring" cx={x} cy={y} r={13.4} />
    </g>
  );
}

/** Too many to draw one by one: a shape and a number for each player. */
function HuntCount({ place }: Readonly<{ place: Place }>) {
  return (
    <>
      {place.crowds.map(({ player, people, gone }, index) => (
        <g key={player.seat} transform={`translate(${34 + index * 48} 236)`}>
          <use
            href={`#${people > 0 ? 'p' : 'g'}-${player.colour}`}
            x={-12.5}
            y={-12.5}
            width={SIZE}
            height={SIZE}
          />
          <text className="crowd-count" x={15} y={6}>
            {people > 0 ? people : gone}
          </text>
        </g>
      ))}
    </>
  );
}

type PiecesProps = Readonly<{
  place: Place;
  expansion: boolean;
  /** How many I am about to send here. */
  sending: number;
  mine: Colour | null;
  tribes: readonly Tribe[];
}>;

/** Rings, people, footprints and previewed people of one place. */
export function Pieces({ place, expansion, sending, mine, tribes }: PiecesProps) {
  const spot = spotOf(place.id, expansion);
  const preview: Figure | null = mine === null || sending === 0 ? null : { colour: mine, form: 'preview' };
  const figures = figuresAt(place.crowds, preview, sending);
  if (place.id === 'hunt' && figures.length > HUNTERS_DRAWN) return <HuntCount place={place} />;
  const points = place.id === 'hunt' ? huntPoints(figures.length) : spot.rings;
  return (
    <g>
      {spot.rings.map(([x, y]) => (
        <circle key={`${x} ${y}`} className="ring" cx={x} cy={y} r={11.5} />
      ))}
      {figures.map((figure, index) => {
        const at = points[index];
        if (at === undefined) return null;
        const { form, colour } = figure;
        const nth = figures.slice(0, index).filter((other) => other.colour === colour).length;
        return (
          <FigureOn
            // Whoever arrives is a new piece: what stood there was only the wish, and others only move up.
            key={`${colour} ${nth} ${form}`}
            place={place.id}
            figure={figure}
            at={at}
            home={homeOf(tribes, colour)}
          />
        );
      })}
    </g>
  );
}
