import { startCanaryHouse, type CanaryHouse } from '../support/canary/canary-house.js';
import { failAtSeed, playToHidden, secretsOf, waitForLetters } from '../support/canary/canary-story.js';
import { canaryTable, peopleOf } from '../support/canary/canary-table.js';
import { leaksIn } from '../support/canary/search.js';
import { testRedisUrl } from '../support/redis.js';

let house: CanaryHouse | undefined;
afterAll(() => house?.end());

it('gives neither seed nor hidden cards to Redis, nor the key of the seeds to anybody', async () => {
  const settings = { REDIS_URL: testRedisUrl(), SECRET_KEY: 'the key of all the seeds of this house' };
  house = await startCanaryHouse(settings);
  const people = await peopleOf(house);
  await failAtSeed(house, people);
  const table = await canaryTable(house, people);
  await playToHidden(house, table);
  await waitForLetters(house, table.gameId);
  const secrets = await secretsOf(house, table.gameId);
  const heard = await house.end();
  expect(leaksIn(heard, secrets)).toEqual([]);
  expect(secrets.some(({ what }) => what.startsWith('card '))).toBe(true);
  const redis = heard.filter(({ where }) => where === 'redis').map(({ text }) => text);
  expect(redis.some((text) => text.startsWith('publish') && text.includes(table.gameId))).toBe(true);
  expect(redis.some((text) => text.includes('bull:'))).toBe(true);
}, 180_000);
