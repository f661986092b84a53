import { remembering, type Store } from '../../web/src/lib/remembering.js';

function shelf(): Store & { held: Map<string, string> } {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
    removeItem: (key) => void held.delete(key),
  };
}

const refuse = (): never => {
  throw new Error('refused');
};

describe('what a device remembers', () => {
  it('lies in the browser’s storage, where other tabs change it too', () => {
    const storage = shelf();
    const memory = remembering(() => storage);
    memory.setItem('keys', 'off');
    expect(storage.held).toEqual(new Map([['keys', 'off']]));
    storage.held.set('keys', 'on');
    expect(memory.getItem('keys')).toBe('on');
    storage.held.clear();
    expect(memory.getItem('keys')).toBeNull();
  });

  it('holds for the page where storage is refused, until it is forgotten', () => {
    const memory = remembering(refuse);
    expect(memory.getItem('sound')).toBeNull();
    memory.setItem('sound', 'on');
    expect(memory.getItem('sound')).toBe('on');
    memory.removeItem('sound');
    expect(memory.getItem('sound')).toBeNull();
  });

  it('holds for the page where storage is full, instead of what was chosen before', () => {
    const storage = shelf();
    storage.setItem('theme', 'light');
    const memory = remembering(() => ({ ...storage, setItem: refuse }));
    memory.setItem('theme', 'dark');
    expect(memory.getItem('theme')).toBe('dark');
  });

  it('lasts only where storage has taken it', () => {
    const storage = shelf();
    const memory = remembering(() => storage);
    memory.setItem('theme', 'dark');
    expect([memory.lasts('theme'), memory.lasts('sound')]).toEqual([true, false]);
    const forgetful = remembering(refuse);
    forgetful.setItem('theme', 'dark');
    expect(forgetful.lasts('theme')).toBe(false);
  });
});
