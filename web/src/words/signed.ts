/** A number with the minus that typographers use; hyphens are for words. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));

/** What is more than it should be with a plus, what is less with a minus, to a tenth. */
export const surplus = (value: number, language: string): string =>
  new Intl.NumberFormat(language, { signDisplay: 'exceptZero', maximumFractionDigits: 1 })
    .format(value)
    .replace('-', '−');
