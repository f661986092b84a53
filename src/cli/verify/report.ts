import type { Checks, Difference, SignedBy, Tally, Verdict } from '../../fairness/verify/verdict.js';
import { REASONS, uncheckedLine } from './words.js';

const OUTCOMES: Readonly<Record<Verdict['outcome'], string>> = {
  verified: 'verified',
  asFarAsPossible: 'verified as far as possible',
  refuted: 'NOT verified',
};

/** The verdict on one file, for people. */
export function reportLines(file: string, verdict: Verdict): readonly string[] {
  const { outcome, difference, checks, unchecked } = verdict;
  return [
    `${file}: ${OUTCOMES[outcome]}`,
    ...(difference === undefined ? [] : differenceLines(difference)),
    ...aboutLines(verdict),
    ...(checks === undefined ? [] : checkLines(checks)),
    ...moreLines(verdict),
    ...unchecked.map((each) => `  unchecked  ${uncheckedLine(each)}`),
  ];
}

function aboutLines({ game, version = 0, head, signedBy, keptHead, difference }: Verdict): readonly string[] {
  if (game === undefined || head === undefined) return [];
  return [
    `  game       ${game}`,
    `  head       ${version}:${head}${keptHead === true ? ', and yours is in it' : ''}`,
    ...(signedBy === undefined || difference?.reason === 'SIGNATURE_BROKEN' ? [] : [keyLine(signedBy)]),
  ];
}

const moreLines = ({ entropy, digest }: Verdict): readonly string[] => [
  ...(entropy === 'open' ? ['  entropy    open: whoever joined last and knew the seed could choose it'] : []),
  ...(digest === undefined ? [] : [`  digest     of ${digest} has this game`]),
];

const keyLine = ({ keyId, pinned }: SignedBy): string =>
  `  signed     by key ${keyId}${pinned ? '' : ' (not pinned: give --key to be sure whose it is)'}`;

function checkLines({ events, commands, draws, scores, deliveries }: Checks): readonly string[] {
  return [
    `  chain      ${tally(events)} events`,
    `  decisions  ${tally(commands)} decided again, with the same outcome`,
    `  draws      ${tally(draws)} made again from the seed, with the same result`,
    ...(scores === 'same' ? ['  points     counted again, the same'] : []),
    ...(deliveries === 0 ? [] : [`  notices    ${deliveries}, on the word of the server`]),
  ];
}

const tally = ({ checked, of }: Tally): string => `${checked} of ${of}`;

function differenceLines({ reason, version, line, stored, expected }: Difference): readonly string[] {
  const where = [
    ...(version === undefined ? [] : [`version ${version}`]),
    ...(line === undefined ? [] : [`line ${line}`]),
  ];
  return [
    `  ${where.length === 0 ? '' : `${where.join(', ')}: `}${REASONS[reason]} (${reason})`,
    ...(stored === undefined ? [] : [`  there is   ${JSON.stringify(stored)}`]),
    ...(expected === undefined ? [] : [`  it should  ${JSON.stringify(expected)}`]),
  ];
}
