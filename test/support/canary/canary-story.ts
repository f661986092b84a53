import { drawKey } from '../../../src/fairness/draws.js';
import { fromHex } from '../../../src/fairness/bytes.js';
import type { GameId } from '../../../src/game/index.js';
import { openStores } from '../../../src/journal/stores.js';
import { entropyOf, mutate, type Table } from '../api-play.js';
import { follow, listen } from '../follower.js';
import { playByOptions } from '../option-player.js';
import { runCairn, until } from '../servers.js';
import { SIGNING_KEY, type CanaryHouse } from './canary-house.js';
import type { People } from './canary-table.js';
import { allOf, everyQuery } from './everything.js';
import { secretBytes, secretWord, type Secret } from './search.js';

/** A seed that the database will quote when it refuses a row. */
const QUOTED = Uint8Array.from({ length: 32 }, (_, at) => (at * 59 + 7) % 256);

/** The database refuses a seed, and says in its error what it refused. */
export async function failAtSeed({ asAdmin }: CanaryHouse, { ann }: People): Promise<void> {
  const row = `(${'0'.repeat(8)}, \\x${Buffer.from(QUOTED).toString('hex')}, null)`;
  await asAdmin(`create function refuse_seed() returns trigger language plpgsql as $$ begin
    raise exception 'new row for relation "seed" violates a check' using errcode = '23514',
      detail = 'Failing row contains ${row}.', hint = '', schema = 'public', table = 'seed';
    end $$`);
  await asAdmin('create trigger refused before insert on seed for each row execute function refuse_seed()');
  await mutate(ann, 'openGame', { title: 'Never', settings: { edition: 'CS_CLASSIC', seats: 2 } });
  await asAdmin('drop trigger refused on seed');
}

/** Plays until cards lie hidden. The first time one is drawn the database refuses it, and quotes the row. */
export async function playToHidden({ asAdmin, hear }: CanaryHouse, table: Table): Promise<void> {
  await asAdmin(`alter table event add constraint refused check (type <> 'CardDrawn') not valid`);
  await playByOptions(table).catch((error: unknown) => hear({ where: 'error', text: String(error) }));
  await asAdmin('alter table event drop constraint refused');
  await until(async () => {
    let moves = 0;
    await playByOptions(table, () => (moves += 1) > 4);
    return (await asAdmin(`select 1 from event where type = 'CardDrawn'`)).length > 0;
  });
}

/** What nobody may learn before the end, and what nobody but its owner may. */
export async function secretsOf({ env }: CanaryHouse, gameId: string): Promise<readonly Secret[]> {
  const secret = env['SECRET_KEY'];
  const stores = await openStores(env['DATABASE_URL'] ?? '', secret === undefined ? {} : { secret });
  const seed = await stores.seeds.seedOf(gameId as GameId);
  const events = await stores.journal.read(gameId as GameId, 0);
  await stores.close();
  if (seed === undefined) throw new Error('there is no seed');
  const hidden = events.flatMap(({ sealed, payload }) => {
    const of = [payload['seat'] === 1 ? 'ann' : 'bob'];
    if (sealed?.salt === undefined || sealed.value === undefined) return [];
    const card = sealed.value['card'] as string;
    return [secretWord(`card ${card}`, card, of), secretBytes(`salt of ${card}`, fromHex(sealed.salt), of)];
  });
  return [
    secretBytes('the seed', seed),
    secretBytes('the key of the draws', drawKey(seed, gameId, [entropyOf(1), entropyOf(2)])),
    secretBytes('a seed that was refused', QUOTED),
    secretBytes('the signing key', SIGNING_KEY),
    ...(secret === undefined ? [] : [secretWord('SECRET_KEY', secret)]),
    ...hidden,
  ];
}

/** Everybody follows the game and their inbox; the returned function ends that. */
export function followAll(house: CanaryHouse, people: People, gameId: string): () => Promise<void> {
  const { address, hear } = house;
  const listeners = Object.entries(people).map(([by, { token }]) => ({
    by,
    feeds: [
      follow(address, gameId, { token, fields: allOf('GameEvent').slice(1, -1) }),
      ...(token === undefined
        ? []
        : [
            listen(address, { query: `subscription { inboxChanged ${allOf('Inbox')} }` }, { token }),
            listen(address, { query: talk(gameId) }, { token }),
          ]),
    ],
  }));
  return async () => {
    for (const { by, feeds } of listeners)
      for (const feed of feeds) {
        hear({ where: 'feed', by, text: JSON.stringify(feed.items()) });
        await feed.leave();
      }
  };
}

const talk = (gameId: string): string =>
  `subscription { talkFeed(gameId: "${gameId}", after: 0) ${allOf('TalkItem')} }`;

/** Everybody asks for everything, now and as it was; the queries that somebody got an answer to. */
export async function askForEverything(people: People, gameId: string): Promise<ReadonlySet<string>> {
  const answered = new Set<string>();
  const { ann } = people;
  const { version } = (await ann.send<{ game: { version: number } }>(`{ game(id: "${gameId}") { version } }`))
    .data.game;
  const [id, to] = [JSON.stringify(gameId), String(version)];
  const given = { gameId: id, from: '1', to, last: '100', seat: '1', since: '1', list: 'RUNNING' };
  const now = everyQuery({ ...given, id });
  const before = everyQuery({ ...given, id, handle: '"ann"', first: '50', at: String(version - 1) });
  const queries = [...now, ...[...before].filter(([name, query]) => now.get(name) !== query)];
  for (const client of Object.values(people))
    for (const [name, query] of queries) {
      const { data } = await client.send(query);
      if ((data[name] ?? null) !== null) answered.add(name);
    }
  return answered;
}

/** Commands that are refused, and questions why. */
export async function beRefused({ ann, bob, eve }: People, gameId: string): Promise<void> {
  for (const client of [ann, bob, eve]) {
    for (const name of ['buyCard', 'roll', 'usePlace', 'declineCard', 'undoMove'] as const)
      await mutate(client, name, { gameId, decision: 1, place: 'card-1', pay: { wood: 1 } });
    await client.send(`{ whyNot(buyCard: { gameId: "${gameId}", commandId: "x", decision: 1, place: "card-1",
      pay: { wood: 1 } }) ${allOf('WhyNot')} }`);
    await client.send('mutation Broken($x: Nothing) { nothing }');
  }
}

/** All that can be fetched beside the API. The tables of all cards in the first line of an archive are no secret. */
export async function fetchAll(
  { address, hear }: CanaryHouse,
  people: People,
  gameId: string,
): Promise<void> {
  const paths = ['/metrics', '/readyz', '/.well-known/cairn-keys.json', '/.well-known/cairn-digests.json'];
  const own = [`/games/${gameId}/archive`, `/games/${gameId}`, `/games/${gameId}/audit`, '/nowhere'];
  for (const [by, { token }] of Object.entries(people))
    for (const path of [...paths, ...own]) {
      const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const text = await (await fetch(`${address}${path}`, { headers })).text();
      hear({ where: path.replace(gameId, 'game'), by, text: text.replace(/^.*"tables":.*\n/, '') });
    }
}

/** What whoever runs the server sees in a terminal. */
export async function runCommands({ env, hear }: CanaryHouse, gameId: string): Promise<void> {
  const archive = runCairn(['export', '--out', '-', gameId], env);
  await archive.ended;
  hear({ where: 'cairn export', text: archive.output().replace(/^.*"tables":.*\n/m, '') });
  for (const args of [['replay', '--all'], ['restore-mark']]) {
    const cairn = runCairn(args, env);
    await cairn.ended;
    hear({ where: `cairn ${args[0] ?? ''}`, text: cairn.output() });
  }
}

/** Lets two minutes pass for whoever is awaited, and waits for the letters; opens the pages they lead to. */
export async function waitForLetters(house: CanaryHouse, gameId: string): Promise<void> {
  const { address, asAdmin, hear, letters } = house;
  await asAdmin(
    `update game set look_at = now(), awaiting = (select jsonb_agg(jsonb_set(each, '{stretch,openedAt}',
       to_jsonb((each->'stretch'->>'openedAt')::numeric - 180000))) from jsonb_array_elements(awaiting) each) where id = $1`,
    gameId,
  );
  const told = (where: string): boolean =>
    letters().some((letter) => letter.where === where && letter.text.includes(gameId));
  await until(() => told('mail') && told('webhook'));
  for (const { by = '', text } of letters())
    for (const [link] of text.matchAll(new RegExp(`${address}/decide\\?[\\w=&;-]+`, 'g'))) {
      const page = await fetch(link.replaceAll('&amp;', '&'));
      hear({ where: 'page of a letter', by, text: await page.text() });
    }
}
