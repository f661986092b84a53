import { huntPoints } from '../game/board/standing.js';
import { housesOf, spotOf } from '../game/board/wide-geometry.js';
import type { Colour } from '../game/colours.js';
import type { BoardPlace } from '../game/model.js';
import { Scene } from '../home/scene.js';
import { useLearnWords } from '../words/use-learn-words.js';
import { LearnPart } from './part.js';

const SIZE = 27;

/** Who stands where in the picture: two tribes in the middle of a round. */
const CROWDS: readonly (readonly [BoardPlace, readonly Colour[]])[] = [
  ['hunt', ['red', 'red', 'yellow']],
  ['forest', ['yellow', 'yellow', 'red']],
  ['quarry', ['red']],
  ['hut', ['yellow', 'yellow']],
];

/** The valley with people at work. */
function Valley() {
  const people = CROWDS.flatMap(([place, colours]) => {
    const rings = place === 'hunt' ? huntPoints(colours.length) : spotOf(place, false).rings;
    return colours.flatMap((colour, index) => {
      const at = rings[index];
      return at === undefined ? [] : [{ colour, at, key: `${place} ${index}` }];
    });
  });
  return (
    <svg className="learn-valley" viewBox="0 30 784 384" aria-hidden="true">
      <use href="#valley" width="784" height="452" />
      {housesOf(false).map(({ place, transform }) => (
        <use key={place} href={`#a-${place}`} transform={transform} />
      ))}
      {people.map(({ colour, at: [x, y], key }) => (
        <use key={key} href={`#p-${colour}`} x={x - SIZE / 2} y={y - SIZE / 2} width={SIZE} height={SIZE} />
      ))}
    </svg>
  );
}

/** What one plays for. */
export function Aim() {
  const { aim } = useLearnWords();
  return (
    <LearnPart part="aim">
      <Valley />
      <p>{aim.out}</p>
      <p>{aim.points}</p>
    </LearnPart>
  );
}

const PHASES = ['placing', 'acting', 'feeding'] as const;
const SCENES = { placing: 'PLACING', acting: 'ACTING', feeding: 'FEEDING' } as const;

/** The three phases, each with a corner of the valley. */
export function Round() {
  const { round } = useLearnWords();
  return (
    <LearnPart part="round">
      <ol className="learn-phases">
        {PHASES.map((phase) => (
          <li key={phase}>
            <Scene phase={SCENES[phase]} colour="red" />
            <h3>{round.phases[phase]}</h3>
            <p>{round[phase]}</p>
          </li>
        ))}
      </ol>
    </LearnPart>
  );
}
