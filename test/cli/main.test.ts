import { main } from '../../src/cli/main.js';

const WORDLESS = ['serve', 'worker', 'migrate', 'reminders', 'restore-mark'];

describe('the cairn command', () => {
  afterEach(() => jest.restoreAllMocks());

  it('shows its commands on --help', async () => {
    const out = jest.spyOn(console, 'log').mockReturnValue();
    expect(await main(['--help'])).toBe(0);
    expect(out.mock.calls.join()).toMatch(
      /Usage: cairn <command>[^]*serve[^]*worker[^]*migrate[^]*DATABASE_URL/,
    );
  });

  it('says which version it is', async () => {
    const out = jest.spyOn(console, 'log').mockReturnValue();
    expect(await main(['--version'])).toBe(0);
    expect(out.mock.calls.join()).toMatch(/^cairn \d+\.\d+\.\d+$/);
  });

  it.each(['fly', 'toString', ''])('refuses the command "%s" with usage', async (name) => {
    const out = jest.spyOn(console, 'error').mockReturnValue();
    expect(await main([name])).toBe(2);
    expect(out.mock.calls.join()).toMatch(/[Nn]o command[^]*Usage/);
  });

  it.each(WORDLESS)('%s says what it does on --help, and starts nothing', async (name) => {
    const said: string[] = [];
    expect(await main([name, '--help'], (line) => said.push(line))).toBe(0);
    expect(said.join()).toMatch(new RegExp(`^Usage: cairn ${name} `));
  });

  it.each(WORDLESS)('%s takes no words', async (name) => {
    const out = jest.spyOn(console, 'error').mockReturnValue();
    expect(await main([name, 'now'])).toBe(2);
    expect(out.mock.calls.join()).toMatch(new RegExp(`^Usage: cairn ${name} `));
  });

  it('ends with 2 for a configuration mistake, and shows no stack', async () => {
    const before = process.env['PORT'];
    process.env['PORT'] = 'many';
    const out = jest.spyOn(console, 'error').mockReturnValue();
    expect(await main(['migrate'])).toBe(2);
    expect(out.mock.calls).toEqual([
      ["Cairn's configuration has mistakes:\n  PORT must be a whole number from 0 to 65535"],
    ]);
    if (before === undefined) delete process.env['PORT'];
    else process.env['PORT'] = before;
  });
});
