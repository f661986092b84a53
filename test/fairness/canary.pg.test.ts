import { startCanaryHouse, type CanaryHouse } from '../support/canary/canary-house.js';
import {
  askForEverything,
  beRefused,
  failAtSeed,
  fetchAll,
  followAll,
  playToHidden,
  runCommands,
  secretsOf,
  waitForLetters,
} from '../support/canary/canary-story.js';
import { canaryTable, peopleOf } from '../support/canary/canary-table.js';
import { leaksIn, type Heard, type Secret } from '../support/canary/search.js';

let house: CanaryHouse | undefined;
let heard: readonly Heard[];
let secrets: readonly Secret[];
let answered: ReadonlySet<string>;
let game: string;

beforeAll(async () => {
  house = await startCanaryHouse();
  const people = await peopleOf(house);
  await failAtSeed(house, people);
  const table = await canaryTable(house, people);
  game = table.gameId;
  const leave = followAll(house, people, game);
  await playToHidden(house, table);
  answered = await askForEverything(people, game);
  await beRefused(people, game);
  await fetchAll(house, people, game);
  await waitForLetters(house, game);
  await runCommands(house, game);
  secrets = await secretsOf(house, game);
  await leave();
  heard = await house.end();
}, 180_000);
afterAll(() => house?.end());

describe('a running game in which cards lie hidden', () => {
  it('gives neither its seed nor those cards away, in whatever leaves the house', () => {
    expect(leaksIn(heard, secrets)).toEqual([]);
  });

  it('was listened to in every way in which something does', () => {
    const ways = new Set(heard.filter(({ text }) => text.includes(game)).map(({ where }) => where));
    expect([...ways]).toEqual(
      expect.arrayContaining([
        ...['notify cairn_live', 'queue in Postgres', 'log', 'mail', 'webhook', 'page of a letter', 'feed'],
        ...['answer to game', 'answer to inbox', '/games/game/archive', 'cairn export'],
      ]),
    );
    const textsAt = (where: string): readonly string[] =>
      heard.filter((each) => each.where === where).map(({ text }) => text);
    expect(textsAt('/metrics').join()).toMatch(/^# HELP /m);
    expect(textsAt('cairn replay').join()).toMatch(/1 game replayed: none differs/);
    // Both times the database refused a row it said which; the log tells that it did, without the row.
    expect(textsAt('log').join()).toMatch(/violates a check[^]*violates check constraint/);
    expect(textsAt('error').join()).toMatch(/INTERNAL/);
    for (const query of ['game', 'gameAudit', 'gameChanges', 'gameEvents', 'games', 'inbox', 'deliveries'])
      expect(answered).toContain(query);
  });

  it('shows hidden cards to those whose they are, so that the search would find them', () => {
    const hidden = secrets.filter(({ of = [] }) => of.length > 0).map((each) => ({ ...each, of: [] }));
    const found = leaksIn(heard, hidden).join('\n');
    for (const where of ['answer to game', 'answer to gameEvents', 'feed', '/games/game/archive'])
      expect(found).toContain(`in ${where} for `);
  });
});
