import { memo } from 'react';
import { DieFace } from '../../art/die.js';
import { useTable } from '../table.js';
import type { Roll } from '../model.js';
import { Pieces } from './pieces.js';
import { PlaceButton } from './place-button.js';
import { ScoreTrack } from './score-track.js';
import { StepTrack } from './step-track.js';
import { Workshops } from './workshops.js';
import { housesOf, spotOf } from './wide-geometry.js';

/** The landscape itself: drawn once, never again while one plays. */
export const Landscape = memo(function Landscape({ expansion }: Readonly<{ expansion: boolean }>) {
  return (
    <svg className="valley-art" viewBox="0 0 784 452" aria-hidden="true">
      <use href="#valley" />
      {housesOf(expansion).map(({ place, transform }) => (
        <use key={place} href={`#a-${place}`} transform={transform} />
      ))}
    </svg>
  );
});

const TILTS = [-9, 7, -4, 5, -6, 8];

function RollOnBoard({ roll, expansion }: Readonly<{ roll: Roll; expansion: boolean }>) {
  const [x, y] = spotOf(roll.site, expansion).dice;
  const shown = roll.dice.slice(0, 6);
  const right = x + 36 * shown.length - 14;
  return (
    <g>
      {shown.map((face, index) => (
        <DieFace
          key={index}
          face={face}
          size={29}
          x={x + 36 * index}
          y={y + (index % 2 === 0 ? 0 : 6)}
          turn={TILTS[index % TILTS.length] ?? 0}
        />
      ))}
      <g transform={`translate(${Math.min(right, 718)} ${y - 14})`}>
        <rect width="62" height="30" rx="9" fill="var(--accent)" />
        <text className="display-text roll-sum" x="31" y="21">
          = {roll.sum}
        </text>
      </g>
    </g>
  );
}

function Glow({ path, soft }: Readonly<{ path: string; soft: boolean }>) {
  return (
    <g className={soft ? 'glow soft-glow' : 'glow'}>
      <path className="glow-halo" d={path} />
      <path className="glow-line" d={path} />
    </g>
  );
}

/** Everything that moves over the landscape: outlines, people, tracks, dice. */
function Pictures() {
  const { view, choosing } = useTable();
  const { expansion, tribes, places } = view;
  const mine = tribes.find(({ player }) => player.me)?.player.colour ?? null;
  const chosen = choosing.place;
  return (
    <svg className="valley-pieces" viewBox="0 0 784 452" aria-hidden="true">
      {places
        .filter(({ id }) => id === chosen || view.calling.includes(id))
        .map(({ id }) => (
          <Glow key={id} path={spotOf(id, expansion).glow} soft={id !== chosen} />
        ))}
      {places.map((place) => (
        <Pieces
          key={place.id}
          place={place}
          expansion={expansion}
          sending={place.id === chosen ? choosing.people : 0}
          mine={mine}
          tribes={tribes}
        />
      ))}
      <ScoreTrack tribes={tribes} />
      <StepTrack kind="grain" tribes={tribes} x={10} />
      {expansion && <StepTrack kind="trade" tribes={tribes} x={298} ratios={view.tradeTrack} />}
      {view.roll !== null && <RollOnBoard roll={view.roll} expansion={expansion} />}
    </svg>
  );
}

/** The valley on a laptop: landscape, people on rings, tracks, and a button over every place. */
export function WideValley() {
  const { view, choosing } = useTable();
  return (
    <div className="valley">
      <Landscape expansion={view.expansion} />
      <Pictures />
      {view.places.map((place) => (
        <PlaceButton
          key={place.id}
          place={place}
          spot={spotOf(place.id, view.expansion)}
          chosen={place.id === choosing.place}
          calling={view.calling.includes(place.id)}
          onChoose={() => choosing.choose(place.id)}
        />
      ))}
      <Workshops className="at-valley" />
    </div>
  );
}
