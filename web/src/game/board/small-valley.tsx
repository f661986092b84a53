import { memo } from 'react';
import { useTable } from '../table.js';
import { smallHousesOf, smallSpotOf } from './small-geometry.js';
import { SmallPlace } from './small-place.js';

/** The small landscape: its own drawing, not a shrunken large one. */
export const SmallLandscape = memo(function SmallLandscape({ expansion }: Readonly<{ expansion: boolean }>) {
  return (
    <svg className="valley-art" viewBox="0 0 360 262" aria-hidden="true">
      <use href="#valley-small" />
      {smallHousesOf(expansion).map(({ place, transform }) => (
        <use key={place} href={`#a-${place}`} transform={transform} />
      ))}
    </svg>
  );
});

/** The valley where there is little room. */
export function SmallValley() {
  const { view, choosing } = useTable();
  const mine = view.tribes.find(({ player }) => player.me)?.player.colour ?? null;
  return (
    <div className="small-valley">
      <SmallLandscape expansion={view.expansion} />
      {view.places.map((place) => (
        <SmallPlace
          key={place.id}
          place={place}
          phase={view.phase}
          spot={smallSpotOf(place.id, view.expansion)}
          chosen={choosing.place === place.id}
          sending={choosing.place === place.id ? choosing.people : 0}
          calling={view.calling.includes(place.id)}
          mine={mine}
          onChoose={() => choosing.choose(place.id)}
        />
      ))}
    </div>
  );
}
