import { together } from '../../src/journal/together.js';

/** Doubles numbers, in rounds that are let go one by one. */
function doubling() {
  const rounds: (readonly number[])[] = [];
  const go: (() => void)[] = [];
  const double = together<number, number>(async (all) => {
    rounds.push(all);
    await new Promise<void>((resume) => go.push(resume));
    if (all.includes(13)) throw new Error('unlucky');
    return all.map((each) => 2 * each);
  });
  const letGo = async (): Promise<void> => {
    while (go.length === 0) await new Promise((resume) => setImmediate(resume));
    go.shift()?.();
  };
  return { double, rounds, letGo };
}

describe('doing together what is asked one by one', () => {
  it('takes in one round who asks at once, and in the next who asks meanwhile', async () => {
    const { double, rounds, letGo } = doubling();
    const first = [double(1), double(2)];
    while (rounds.length === 0) await new Promise((resume) => setImmediate(resume));
    const second = [double(3), double(4), double(5)];
    await letGo();
    await letGo();
    expect(await Promise.all([...first, ...second])).toEqual([2, 4, 6, 8, 10]);
    const third = double(6);
    await letGo();
    expect(await third).toBe(12);
    expect(rounds).toEqual([[1, 2], [3, 4, 5], [6]]);
  });

  it('lets nobody suffer from what is wrong with somebody else', async () => {
    const { double, rounds, letGo } = doubling();
    const asked = Promise.allSettled([double(1), double(13), double(3)]);
    await letGo();
    for (let alone = 0; alone < 3; alone += 1) await letGo();
    expect(await asked).toMatchObject([{ value: 2 }, { reason: { message: 'unlucky' } }, { value: 6 }]);
    expect(rounds).toEqual([[1, 13, 3], [1], [13], [3]]);
  });
});
