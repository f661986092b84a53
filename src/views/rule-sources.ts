import { EDITION_TABLE, EDITIONS } from '../game/index.js';
import { HEADINGS } from './sentences/headings.js';
import type { Language } from './sentences/languages.js';
import { nameOfEdition } from './sentences/names.js';
import { wordsIn } from './sentences/told.js';

/** Where a rulebook says so, for whoever has it at hand. */
export type RuleSourceView = Readonly<{ rulebook: string; name: string; headings: readonly string[] }>;

/** The heading below which a line stands. */
const headingOver = (rulebook: string, line: number): string | undefined =>
  HEADINGS[rulebook]?.findLast(([first]) => first <= line)?.[1];

/** What to call a rulebook: by its edition, and the one that no edition is named after by its expansion. */
function nameOfRulebook(rulebook: string, language: Language): string {
  const edition = EDITIONS.find((each) => EDITION_TABLE[each].rulebook === rulebook);
  return edition === undefined ? wordsIn({ language }).expansion : nameOfEdition(edition, { language });
}

/** Citations in words, rulebook by rulebook; a heading that covers several of them is told once. */
export function ruleSources(citations: readonly string[], language: Language): readonly RuleSourceView[] {
  const headings = new Map<string, Map<number, string>>();
  for (const citation of citations) {
    const [rulebook = '', line = ''] = citation.split(':');
    const heading = headingOver(rulebook, Number(line));
    if (heading !== undefined)
      headings.set(
        rulebook,
        (headings.get(rulebook) ?? new Map<number, string>()).set(Number(line), heading),
      );
  }
  return [...headings].sort().map(([rulebook, byLine]) => ({
    rulebook,
    name: nameOfRulebook(rulebook, language),
    headings: [...new Set([...byLine].sort(([one], [other]) => one - other).map(([, heading]) => heading))],
  }));
}
