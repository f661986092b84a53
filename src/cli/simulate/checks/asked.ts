import { awaitingOf, gameOptions } from '../../../game/index.js';
import type { ActOption, DecisionOptions, SeenGame } from '../../../game/index.js';
import { unless } from '../violation.js';
import type { Violation } from '../violation.js';

/** Whoever is awaited owes a decision of that kind, and has more than one way to decide it (R7, R8, R15, R23). */
export const checkAsked = (game: SeenGame): readonly Violation[] =>
  awaitingOf(game).flatMap(({ seat, kind }) => {
    const open = gameOptions(game, seat);
    return unless(open?.kind === kind && isChoice(open), 'nobody is asked without a choice', () =>
      JSON.stringify({ seat, kind, open }),
    );
  });

type Choices = {
  readonly [Options in DecisionOptions as Options['kind']]: (open: Options) => boolean;
};

const CHOICES: Choices = {
  place: ({ places }) => places.some((each) => 'max' in each),
  act: ({ places }) => places.some(({ action }) => action !== 'use') && !isHopeless(places),
  settle: ({ plain, best, split }) => best.yield > plain || (split && plain > 0),
  pickDie: ({ faces }) => faces.length > 1,
  feed: ({ missing, choices, anyTwo }) => missing > 0 && (choices.length > 1 || anyTwo !== undefined),
};

const isChoice = (open: DecisionOptions): boolean =>
  (CHOICES[open.kind] as (open: DecisionOptions) => boolean)(open);

/** The last place is a purchase that nothing can pay. */
const isHopeless = ([only, ...others]: readonly ActOption[]): boolean =>
  only !== undefined && others.length === 0 && 'affordable' in only && only.affordable === 'no';
