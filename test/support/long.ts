/** Whether there is time for everything (`npm run test:long`). */
export const LONG = process.env['CAIRN_LONG'] === '1';
