import type { BookDifferencesQuery, EditionId } from '../gql/graphql.js';

type Rule = BookDifferencesQuery['rules'][number];

/** A rule that a rulebook has otherwise than another: what it says, and what the others say instead. */
export type Difference = Readonly<{
  code: string;
  words: string;
  others: readonly Readonly<{ words: string; editions: readonly EditionId[] }>[];
}>;

/** In which rules the chosen rulebook differs from another, as the server words them. */
export function differencesOf(rules: readonly Rule[], chosen: EditionId): readonly Difference[] {
  return rules.flatMap(({ code, editions }) => {
    const words = editions.find(({ edition }) => edition === chosen)?.words;
    if (words === undefined) return [];
    const otherwise = editions.filter((each) => each.words !== words);
    const others = [...new Set(otherwise.map((each) => each.words))].map((said) => ({
      words: said,
      editions: otherwise.flatMap((each) => (each.words === said ? [each.edition] : [])),
    }));
    return others.length === 0 ? [] : [{ code, words, others }];
  });
}
