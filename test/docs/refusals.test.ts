import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Rejection, RejectionCode } from '../../src/game/index.js';
import { refusalView } from '../../src/views/refusal-view.js';
import { REFUSED_AT_THE_TABLE } from '../support/refused-at-the-table.js';
import { REFUSED_IN_THE_GAME } from '../support/refused-in-the-game.js';

const PRODUCED: Readonly<
  Record<RejectionCode, () => Rejection | undefined | Promise<Rejection | undefined>>
> = { ...REFUSED_IN_THE_GAME, ...REFUSED_AT_THE_TABLE };

const page = readFileSync(resolve(import.meta.dirname, '../../docs/api.md'), 'utf8');
const [, table = ''] = page.split('### Refusals');
const documented = [...table.matchAll(/^\| `([A-Z_]+)` .*\| (R\d+) +\|$/gm)].map(
  ([, code = '', rule = '']) => ({
    code,
    rule,
  }),
);

describe('every refusal in the docs', () => {
  it.each(documented)('$code is produced, and rests on $rule', async ({ code, rule }) => {
    const refused = await PRODUCED[code as RejectionCode]();
    expect(refused?.code).toBe(code);
    if (refused === undefined) return;
    const shown = refusalView(refused, { language: 'en', edition: 'cs-2019' });
    expect(shown).toMatchObject({ code, rule });
    expect(shown.message).toMatch(/^\S.+\.$/);
  });

  it('is one of these', () => {
    expect(documented.map(({ code }) => code).sort()).toEqual(Object.keys(PRODUCED).sort());
  });
});
