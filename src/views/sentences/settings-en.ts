import type { EditionId, HouseRules, Settings, Switches } from '../../game/index.js';

export const EDITION_NAMES: Readonly<Record<EditionId, string>> = {
  'cs-2019': 'Czech 2019 rules',
  'cs-classic': 'Czech classic rules',
  'sk-classic': 'Slovak classic rules',
  'hr-2008': 'Croatian 2008 rules',
};

/** The settings in one plain line: "Czech 2019 rules, with Style is the Goal". */
export function settingsWords({
  edition,
  expansion,
  olderTiles,
  houseRules,
  practice,
  entropy,
}: Settings): string {
  return [
    EDITION_NAMES[edition],
    ...(expansion === undefined
      ? []
      : [`with Style is the Goal${olderTiles === true ? ' and its older tiles' : ''}`]),
    ...houseRuleWords(houseRules ?? {}),
    ...(practice === true ? ['practice game'] : []),
    ...(entropy === 'open' ? ['open entropy'] : []),
  ].join(', ');
}

/** What each switch of an edition means. */
export const switchWords = ({
  starvation,
  huntAgain,
  spareGreens,
  tie,
}: Switches): Readonly<Record<keyof Switches, string>> => ({
  starvation: STARVATION[starvation.kind],
  huntAgain: huntAgainWords(huntAgain),
  spareGreens: SPARE_GREENS[spareGreens],
  tie: TIE[tie],
});

function houseRuleWords({ starvation, huntAgain, spareGreens, tie }: HouseRules): readonly string[] {
  return [
    starvation === undefined ? '' : STARVATION[starvation],
    huntAgain === undefined ? '' : huntAgainWords(huntAgain),
    spareGreens === undefined ? '' : SPARE_GREENS[spareGreens],
    tie === undefined ? '' : TIE[tie],
  ].filter((words) => words !== '');
}

const huntAgainWords = (allowed: boolean): string =>
  allowed ? 'hunting again allowed' : 'hunting once a round';

const STARVATION = { flat: 'hunger costs 10', perMissing: 'hunger costs 4 for each food' } as const;
const SPARE_GREENS = {
  secondSet: 'spare symbols are a second set',
  onePointEach: 'spare symbols count 1 each',
} as const;
const TIE = { sum: 'ties by the sum', lexicographic: 'ties one by one' } as const;
