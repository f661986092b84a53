import { EDITION_TABLE, EDITIONS, passagesOf, type EditionId, type Switches } from '../game/index.js';
import { ruleSources, type RuleSourceView } from './rule-sources.js';
import type { Language } from './sentences/languages.js';
import { nameOfEdition } from './sentences/names.js';
import { RULES, type RuleCode } from './sentences/rule-sentences.js';
import { switchWords } from './sentences/settings-words.js';
import { sentencesIn } from './sentences/told.js';

/** What one rulebook says where they differ. */
export type RuleByEditionView = Readonly<{
  edition: EditionId;
  name: string;
  words: string;
  citation: string;
}>;
export type RuleView = Readonly<{
  code: RuleCode;
  heading: string;
  text: string;
  citations: readonly string[];
  sources: readonly RuleSourceView[];
  editions: readonly RuleByEditionView[];
}>;

/** Rules whose meaning depends on the rulebook, and the switch that says which. */
const SWITCHED: Readonly<Partial<Record<RuleCode, keyof Switches>>> = {
  R4: 'huntAgain',
  R23: 'starvation',
  R26: 'spareGreens',
  R27: 'tie',
};

/** All rules, as a page shows them to whoever was refused by one. */
export const ruleViews = (language: Language): readonly RuleView[] =>
  RULES.map((code) => {
    const [heading, text] = sentencesIn({ language }).rules[code];
    const point = SWITCHED[code];
    const citations = passagesOf(code);
    const editions =
      point === undefined ? [] : EDITIONS.map((edition) => byEdition(edition, point, language));
    const cited = [...citations, ...editions.map(({ citation }) => citation)];
    return { code, heading, text, citations, sources: ruleSources(cited, language), editions };
  });

function byEdition(edition: EditionId, point: keyof Switches, language: Language): RuleByEditionView {
  const { switches, citations } = EDITION_TABLE[edition];
  return {
    edition,
    name: nameOfEdition(edition, { language }),
    words: switchWords(switches, { language })[point],
    citation: citations[point],
  };
}
