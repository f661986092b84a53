import type { Fault } from '../api/faults.js';
import { useTold } from '../api/use-told.js';
import { RulesDocument, type RulesQuery } from '../gql/graphql.js';

export type Rule = RulesQuery['rules'][number];

/** Every rule in the language in use, as the server tells it. */
export function useRules(): Readonly<{ rules: readonly Rule[] | null; fault: Fault | null }> {
  const { data, fault } = useTold(RulesDocument);
  return { rules: data?.rules ?? null, fault };
}
