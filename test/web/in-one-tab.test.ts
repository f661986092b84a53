import { inOneTab } from '../../web/src/lib/in-one-tab.js';

/** Locks as all tabs of a browser share them. */
function sharedLocks(): Parameters<typeof inOneTab>[0] {
  const taken = new Set<string>();
  return {
    request: async (name, _options, held) => {
      if (taken.has(name)) return held(null);
      taken.add(name);
      await held({ name });
      return taken.delete(name);
    },
  };
}

describe('what several tabs hear of', () => {
  it('is done in one of them, each time', async () => {
    const locks = sharedLocks();
    const act = jest.fn();
    await Promise.all([1, 2, 3].map(() => inOneTab(locks, act, 5)));
    expect(act).toHaveBeenCalledTimes(1);
    await inOneTab(locks, act, 5);
    expect(act).toHaveBeenCalledTimes(2);
  });

  it('is done where tabs cannot agree', async () => {
    const act = jest.fn();
    await inOneTab(undefined, act);
    expect(act).toHaveBeenCalledTimes(1);
  });

  it('is done where the browser keeps its locks from the page', async () => {
    const act = jest.fn();
    await inOneTab({ request: () => Promise.reject(new Error('not here')) }, act);
    expect(act).toHaveBeenCalledTimes(1);
  });
});
