/** An error whose sentence is all the reader needs: no stack trace is shown for it. */
export function mistake(message: string, cause?: unknown): Error & Readonly<{ expected: true }>;
