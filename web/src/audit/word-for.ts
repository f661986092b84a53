/** A word for a code; the code itself where a newer server knows more than this page. */
export const wordFor = (words: Readonly<Record<string, string>>, code: string): string => words[code] ?? code;
