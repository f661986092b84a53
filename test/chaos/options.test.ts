import { run } from '../../tools/chaos/moves.js';

const shown: string[] = [];
for (const stream of [process.stdout, process.stderr]) {
  jest.spyOn(stream, 'write').mockImplementation((text) => {
    shown.push(String(text));
    return true;
  });
}

beforeEach(() => void shown.splice(0));
afterAll(() => void jest.restoreAllMocks());

describe('the options of a chaos run', () => {
  it.each([
    [['--kill', '3'], /Unknown option '--kill'/],
    [['--kills'], /'--kills <value>' argument missing/],
    [['--kills', '0'], /--kills must be a whole number from 1 to 100000\./],
    [['--kills', 'many'], /--kills must be a whole number/],
    [['--kills', '1e3'], /--kills must be a whole number/],
    [['--seconds-between', '0.5'], /--seconds-between must be a whole number from 1 to 3600\./],
    [['--seed=-1'], /--seed must be a whole number/],
    [['20'], /Unexpected argument '20'/],
  ])('%j is refused with a sentence and the usage', async (args, sentence) => {
    expect(await run(args)).toBe(2);
    expect(shown.join('')).toMatch(sentence);
    expect(shown.join('')).toMatch(/Usage: npm run chaos/);
  });

  it('--help explains and succeeds', async () => {
    expect(await run(['--help'])).toBe(0);
    expect(shown.join('')).toMatch(/--kills <1…100000> +how often something is killed \(20 unless given\)/);
  });
});
