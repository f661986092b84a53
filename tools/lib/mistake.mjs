/** An error whose sentence is all the reader needs: no stack trace is shown for it. */
export const mistake = (message, cause) => Object.assign(new Error(message, { cause }), { expected: true });
