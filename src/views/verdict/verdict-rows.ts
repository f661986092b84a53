import type { Checks, Difference, SignedBy, Tally, Verdict } from '../../fairness/verify/verdict.js';
import { capital } from '../sentences/grammar.js';
import type { Language } from '../sentences/languages.js';
import { CS } from './cs.js';
import { EN } from './en.js';
import { HR } from './hr.js';
import { SK } from './sk.js';
import type { Label, VerdictWords } from './verdict-words.js';

/** One thing that is said about a history; without a label it speaks for itself. */
export type Row = Readonly<{ label?: Label; text: string }>;

const WORDS: Readonly<Record<Language, VerdictWords>> = { en: EN, cs: CS, sk: SK, hr: HR };

/** The words of a language for verdicts. */
export const verdictWords = (language: Language): VerdictWords => WORDS[language];

/** A verdict in words, the most important first: what is wrong, what was found, what could not be looked at. */
export function verdictRows(verdict: Verdict, words: VerdictWords): readonly Row[] {
  const { difference, checks, unchecked } = verdict;
  return [
    ...(difference === undefined ? [] : differenceRows(difference, words)),
    ...aboutRows(verdict, words),
    ...(checks === undefined ? [] : checkRows(checks, words)),
    ...moreRows(verdict, words),
    ...unchecked.map((each): Row => {
      const tell = words.unchecked[each.why] as (unchecked: typeof each) => string;
      return { label: 'unchecked', text: tell(each) };
    }),
  ];
}

/** A verdict as sentences, one under the other. */
export function verdictSentences(verdict: Verdict, language: Language): readonly string[] {
  const words = verdictWords(language);
  const told = verdictRows(verdict, words).map(({ label, text }) =>
    capital(label === undefined ? text : `${words.labels[label]}: ${text}`),
  );
  return [capital(words.outcomes[verdict.outcome]), ...told];
}

/** What is wrong and where, with both values where there are two. */
export function differenceRows(
  { reason, version, line, stored, expected }: Difference,
  words: VerdictWords,
): readonly Row[] {
  const where = [
    ...(version === undefined ? [] : [words.event(version)]),
    ...(line === undefined ? [] : [words.line(line)]),
  ].join(', ');
  return [
    { text: `${where === '' ? '' : `${where}: `}${words.reasons[reason]} (${reason})` },
    ...(stored === undefined ? [] : [{ label: 'stored', text: JSON.stringify(stored) } as const]),
    ...(expected === undefined ? [] : [{ label: 'expected', text: JSON.stringify(expected) } as const]),
  ];
}

function aboutRows(
  { game, version = 0, head, signedBy, keptHead, difference }: Verdict,
  words: VerdictWords,
): readonly Row[] {
  if (game === undefined || head === undefined) return [];
  const signed = signedBy !== undefined && difference?.reason !== 'SIGNATURE_BROKEN';
  return [
    { label: 'game', text: game },
    { label: 'head', text: `${version}:${head}${keptHead === true ? `; ${words.kept}` : ''}` },
    ...(signed ? [{ label: 'signed', text: signedText(signedBy, difference, words) } as const] : []),
  ];
}

/** Whoever has named keys need not be told that one may. */
const signedText = (
  { keyId, pinned }: SignedBy,
  difference: Difference | undefined,
  words: VerdictWords,
): string =>
  pinned || difference?.reason === 'UNKNOWN_KEY'
    ? words.key(keyId)
    : `${words.key(keyId)} (${words.notPinned})`;

function checkRows(
  { events, commands, draws, scores, deliveries }: Checks,
  words: VerdictWords,
): readonly Row[] {
  const tally = ({ checked, of }: Tally): string => words.tally(checked, of);
  return [
    { label: 'chain', text: words.events(tally(events)) },
    { label: 'decisions', text: words.decisions(tally(commands)) },
    { label: 'draws', text: words.draws(tally(draws)) },
    ...(scores === 'same' ? [{ label: 'points', text: words.points } as const] : []),
    ...(deliveries === 0 ? [] : [{ label: 'notices', text: words.notices(deliveries) } as const]),
  ];
}

const moreRows = (verdict: Verdict, words: VerdictWords): readonly Row[] => {
  const { digest, digestRoot = '' } = verdict;
  return [
    ...entropyRows(verdict, words),
    ...(digest === undefined ? [] : [{ label: 'digest', text: words.digest(digest, digestRoot) } as const]),
  ];
};

/** Who had a say in the draws. If nobody had, whoever chose the seed chose them. */
function entropyRows({ entropy, entropies }: Verdict, words: VerdictWords): readonly Row[] {
  const row = (text: string): readonly Row[] => [{ label: 'entropy', text }];
  if (entropies?.given === 0) return row(words.noEntropy);
  if (entropy === 'open') return row(words.openEntropy);
  return entropies === undefined ? [] : row(words.sealedEntropy(words.tally(entropies.given, entropies.of)));
}
