import type { Phase } from '../gql/graphql.js';
import type { Guise } from '../game/colours.js';

const SCENES: Readonly<Record<Phase, string>> = {
  PLACING: 'scene-forest',
  ACTING: 'scene-quarry',
  FEEDING: 'scene-village',
};

type Props = Readonly<{
  phase: Phase | null;
  /** Whose people stand in the foreground; null for nobody's. */
  colour?: Guise | null;
}>;

/** A corner of the valley that tells what the round is at. */
export function Scene({ phase, colour = null }: Props) {
  return (
    <svg className="scene" viewBox="0 0 214 150" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`#${SCENES[phase ?? 'PLACING']}`} width="214" height="150" />
      {colour !== null && (
        <g className="scene-people">
          {[72, 107, 142].map((x) => (
            <use key={x} href={`#p-${colour}`} x={x} y="104" width="30" height="30" />
          ))}
        </g>
      )}
    </svg>
  );
}
