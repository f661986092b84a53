import { registerEnumType } from 'type-graphql';

/** Names as the schema spells them, each with the word the rules use for it. */
type Names = Readonly<Record<string, string>>;

/** Registers an enum of the schema in which every value is described. */
export function describeEnum<Values extends Names>(
  name: string,
  description: string,
  values: Values,
  descriptions: Readonly<Record<keyof Values, string>>,
): Values {
  const valuesConfig = Object.fromEntries(
    Object.entries(descriptions).map(([value, text]) => [value, { description: text }]),
  ) as Record<keyof Values, { description: string }>;
  registerEnumType(values, { name, description, valuesConfig });
  return values;
}
