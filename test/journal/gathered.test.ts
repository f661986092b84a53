import type pg from 'pg';
import { gathered } from '../../src/journal/gathered.js';
import { until } from '../support/until.js';

type Round = Readonly<{ keys: readonly string[]; end: (error?: Error) => void }>;

/** Looks up how long words are, in statements that are ended one by one. */
function lengths() {
  const rounds: Round[] = [];
  const query = ({ values: [keys] }: { values: [string[]] }): Promise<object> =>
    new Promise((answer, fail) => {
      const rows = keys.filter((key) => key !== 'unknown').map((word) => ({ word }));
      rounds.push({ keys, end: (error) => (error === undefined ? answer({ rows }) : fail(error)) });
    });
  const look = gathered<{ word: string }, number>({ query } as unknown as pg.Pool, {
    name: 'lengths',
    text: '',
    values: (keys) => [keys],
    found: (rows) => new Map(rows.map(({ word }) => [word, word.length])),
  });
  return { look, rounds };
}

const turn = (): Promise<void> => new Promise((resume) => setImmediate(resume));
const turns = async (): Promise<void> => {
  for (let nth = 0; nth < 3; nth += 1) await turn();
};

describe('look-ups that are gathered', () => {
  it('go two statements at a time; what is asked meanwhile goes into the next, each key once', async () => {
    const { look, rounds } = lengths();
    const all = [];
    for (const word of ['a', 'bb', 'ccc', 'unknown', 'ccc']) {
      all.push(look(word));
      await turns();
    }
    expect(rounds.map(({ keys }) => keys)).toEqual([['a'], ['bb']]);
    rounds[1]?.end();
    await turns();
    expect(rounds.slice(2).map(({ keys }) => keys)).toEqual([['ccc', 'unknown']]);
    rounds.forEach(({ end }) => end());
    expect(await Promise.all(all)).toEqual([1, 2, 3, undefined, 3]);
  });

  it('that hang do not hold up those after them', async () => {
    const { look, rounds } = lengths();
    for (const word of ['a', 'bb']) {
      void look(word);
      await turns();
    }
    const third = look('ccc');
    await until(() => rounds.length === 3);
    rounds[2]?.end();
    expect(await third).toBe(3);
  });

  it('that fail fail those who asked in them, and nobody after them', async () => {
    const { look, rounds } = lengths();
    const first = Promise.allSettled([look('a'), look('bb')]);
    await turns();
    const second = look('ccc');
    await turns();
    const third = look('dddd');
    rounds[0]?.end(new Error('gone'));
    rounds[1]?.end(new Error('gone too'));
    await expect(second).rejects.toThrow('gone too');
    expect((await first).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await turns();
    rounds[2]?.end();
    expect(await third).toBe(4);
  });
});
