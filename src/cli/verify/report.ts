import type { Difference, Verdict } from '../../fairness/verify/verdict.js';
import type { Language } from '../../views/sentences/languages.js';
import { differenceRows, verdictRows, verdictWords, type Row } from '../../views/verdict/verdict-rows.js';
import type { VerdictWords } from '../../views/verdict/verdict-words.js';

/** The verdict on one file, for people. */
export function reportLines(file: string, verdict: Verdict, language: Language): readonly string[] {
  const words = verdictWords(language);
  return [`${file}: ${words.outcomes[verdict.outcome]}`, ...indented(verdictRows(verdict, words), words)];
}

/** What is wrong with a game; `where` names it. */
export function differenceLines(where: string, difference: Difference): readonly string[] {
  const words = verdictWords('en');
  const [first, ...rest] = differenceRows(difference, words);
  return [`${where}, ${first?.text ?? ''}`, ...indented(rest, words)];
}

/** Labels stand in a column of their own, as wide as the longest of the language. */
function indented(rows: readonly Row[], { labels }: VerdictWords): readonly string[] {
  const width = Math.max(...Object.values(labels).map((label) => label.length));
  return rows.map(({ label, text }) =>
    label === undefined ? `  ${text}` : `  ${labels[label].padEnd(width)}  ${text}`,
  );
}
