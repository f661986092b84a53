import { Icon } from '../../art/icon.js';
import { WalkingIcon } from '../board/walking.js';
import type { Colour } from '../colours.js';
import type { Crowd } from '../model.js';

type Props = Readonly<{ place: string; crowds: readonly Crowd[]; preview: Colour | null }>;

/** The ring of a card or a stack: empty, somebody on it, a footprint, or my person about to go there. */
export function SlotRing({ place, crowds, preview }: Props) {
  const [crowd] = crowds;
  return (
    <span className={preview === null ? 'slot-ring' : 'slot-ring previewed'}>
      {preview !== null && <Icon name={`p-${preview}`} size={27} />}
      {preview === null && crowd !== undefined && crowd.people > 0 && (
        <WalkingIcon place={place} colour={crowd.player.colour} size={27} />
      )}
      {preview === null && crowd?.people === 0 && <Icon name={`g-${crowd.player.colour}`} size={27} />}
    </span>
  );
}
