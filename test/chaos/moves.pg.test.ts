import { resolve } from 'node:path';
import { cleaningUp } from '../../tools/bench/lib/clean-up.js';
import { runChaos } from '../../tools/chaos/run/chaos.js';

jest.setTimeout(180_000);

const main = resolve(import.meta.dirname, '../../dist/bundle/main.js');

it('loses, doubles and breaks nothing when processes, Postgres and connections die', async () => {
  const lines: string[] = [];
  const options = {
    main,
    kills: 3,
    secondsBetween: 1,
    tables: 6,
    seed: 4,
    say: (line: string) => void lines.push(line),
  };
  const report = await cleaningUp((own) => runChaos(options, own));
  expect(report.findings).toEqual([]);
  expect(report.acknowledged).toBeGreaterThan(10);
  // A run in which no answer was lost would prove nothing.
  expect(report.cuts).toBeGreaterThan(0);
  expect(report.replayed).toBeGreaterThan(0);
  expect(lines.filter((line) => line.startsWith('kill'))).toHaveLength(3);
});
