type Forms = Readonly<{ one: string; few?: string; many?: string; other: string }>;

/** Chooses the word form a language uses for a number; a form that is not given falls back to `other`. */
export function pluralIn(language: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => {
    const rule = rules.select(count);
    return (rule === 'one' || rule === 'few' || rule === 'many' ? forms[rule] : undefined) ?? forms.other;
  };
}
