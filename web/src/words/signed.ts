/** A number with the minus that typographers use; hyphens are for words. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : String(value));
