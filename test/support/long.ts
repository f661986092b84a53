/** Whether there is time for everything (`npm run test:long`). */
export const LONG = process.env['CAIRN_LONG'] === '1';

/** Those whose words are the longest, and in long runs all: whether words fit is looked at in these. */
export const LANGUAGES: readonly string[] = LONG ? ['en', 'cs', 'sk', 'hr'] : ['cs', 'hr'];
