import { provide } from '../../tools/test/needs.mjs';

const FAILED = { code: 100, output: 'E: Unable to locate package' };

/** A program that our own packages know of, on a machine whose own packages do not have it. */
function machine() {
  let brought = false;
  const installed: string[] = [];
  const packages = new Promise<void>((resolve) => {
    setImmediate(() => {
      brought = true;
      resolve();
    });
  });
  const need = {
    name: 'Chromium',
    find: (): string | undefined => (brought ? '/browsers/chromium' : undefined),
    commands: {},
    otherwise: 'fetch chromium',
  };
  const means = {
    isOfSystem: () => true,
    mayInstall: () => true,
    install: () => Promise.resolve(void installed.push(need.name)).then(() => FAILED),
  };
  return { need, packages, means, installed };
}

describe('a program that suites need', () => {
  beforeEach(() => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
  });

  it('is looked for once more when our packages are there, though installing it failed', async () => {
    const { need, packages, means, installed } = machine();
    expect(await provide(need, packages, means)).toEqual({ path: '/browsers/chromium' });
    expect(installed).toEqual(['Chromium']);
  });

  it('is missing when they do not bring it either, with the reason and what to do', async () => {
    const { need, packages, means } = machine();
    expect(await provide({ ...need, find: () => undefined }, packages, means)).toEqual({
      missing: 'installing Chromium failed (E: Unable to locate package)',
      advice: 'fetch chromium',
    });
  });
});
