import type { Colour, Guise } from '../game/colours.js';

type Good = 'wood' | 'brick' | 'stone' | 'gold' | 'food' | 'ornaments';
type Thing = 'tool' | 'tooth' | 'ring' | 'wheat' | 'hut' | 'cards' | 'cairn' | 'person' | 'any' | 'start';
type Control =
  | 'play'
  | 'pause'
  | 'prev'
  | 'next'
  | 'link'
  | 'copy'
  | 'eye'
  | 'menu'
  | 'bell'
  | 'talk'
  | 'check'
  | 'undo'
  | 'clock'
  | 'lock'
  | 'close'
  | 'save'
  | 'warn'
  | 'hourglass';
type Culture =
  'healing' | 'art' | 'writing' | 'pottery' | 'time' | 'transport' | 'music' | 'weaving' | 'ornament';
type Profession = 'farmer' | 'builder' | 'toolmaker' | 'shaman' | 'trader';

/** Every drawing of the sprite, by its id. The letter before the dash says what kind of drawing it is. */
export type Drawing =
  | `i-${Exclude<Good, 'ornaments'> | Thing}`
  | `b-${Control}`
  | `s-${Culture}`
  | `f-${Profession}`
  | `${'p' | 'm'}-${Guise}`
  | `g-${Colour}`;

/** The drawing that stands for a good; ornaments are shown as teeth. */
export const goodIcon = (good: Good): Drawing => (good === 'ornaments' ? 'i-tooth' : `i-${good}`);

type IconProps = Readonly<{ name: Drawing; size?: number; className?: string }>;

/** A drawing beside a word or number; it never stands alone, so it has no name of its own. */
export function Icon({ name, size = 18, className }: IconProps) {
  return (
    <svg
      className={className === undefined ? 'icon' : `icon ${className}`}
      width={size}
      height={size}
      aria-hidden="true"
    >
      <use href={`#${name}`} />
    </svg>
  );
}

type KeptProps = Readonly<{ colour: Guise; kind: 'p' | 'm'; size: number }>;

/** The shape of a player whose seat the autopilot keeps: a dotted line runs round it, whatever shape it is. */
export function KeptShape({ colour, kind, size }: KeptProps) {
  return (
    <svg className="icon kept-shape" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <use href={`#${kind}-${colour}`} x="4.5" y="4.5" width="23" height="23" />
      <use href={`#o-${colour}`} transform="translate(16 16) scale(1.2) translate(-12 -12)" />
    </svg>
  );
}
