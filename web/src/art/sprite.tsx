import { memo } from 'react';
import icons from './icons.svg?raw';
import valley from './valley.svg?raw';

const drawings = { __html: icons + valley };

/** All our drawings, once per page. They are constants of the bundle, coloured by CSS variables where they are used. */
export const Sprite = memo(function Sprite() {
  return <div className="sprite" aria-hidden="true" dangerouslySetInnerHTML={drawings} />;
});
