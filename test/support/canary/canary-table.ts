import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run as content } from '../../../src/cli/commands/content.js';
import { CONTENTS } from '../../../src/game/index.js';
import { member } from '../api-account.js';
import { clientOf, type Client } from '../api-client.js';
import { beReady, guest, openTable, sitDown, startOf, type Table } from '../api-play.js';
import type { CanaryHouse } from './canary-house.js';

/** Everybody who looks at the table; the first two sit at it. */
export type People = Readonly<Record<'ann' | 'bob' | 'jana' | 'eve' | 'nobody', Client>>;

/** Ann and Bob can be reached by mail and webhook, Jana sees to all games, Eve looks on. */
export async function peopleOf(house: CanaryHouse): Promise<People> {
  const { address, asAdmin, overheard } = house;
  const members: Client[] = [];
  for (const name of ['ann', 'bob', 'jana']) members.push(overheard(await member(address, name), name));
  const [ann, bob, jana] = members as [Client, Client, Client];
  await asAdmin(`update account set email = handle || '@example.org', email_key = handle || '@example.org',
    email_verified_at = now(), organiser = handle = 'jana' where handle is not null`);
  for (const [name, client] of Object.entries({ ann, bob })) await reachable(client, `${house.hook}/${name}`);
  return {
    ann,
    bob,
    jana,
    eve: overheard(await guest(address, 'Eve'), 'eve'),
    nobody: overheard(clientOf(address), 'nobody'),
  };
}

/** Awake around the clock, with a webhook that has taken its test. */
async function reachable(client: Client, address: string): Promise<void> {
  await client.send(
    'mutation { changeSettings(input: { timeZone: "UTC", awakeFrom: "00:00", awakeUntil: "00:00" }) { language } }',
  );
  const added = await client.send<{ addWebhook: { channel: { id: string } } }>(
    'mutation Add($address: String!) { addWebhook(input: { address: $address }) { channel { id } } }',
    { address },
  );
  await client.send('mutation Test($id: ID!) { sendTest(channelId: $id) { result } }', {
    id: added.data.addWebhook.channel.id,
  });
}

/** A game in which every card brings a hidden one, and every card has a name that stands nowhere else. */
export async function canaryTable(house: CanaryHouse, { ann, bob }: People): Promise<Table> {
  const settings = { contentFile: await addCanaryCards(house.env), time: { hours: 48 } };
  const gameId = await openTable(ann, settings);
  for (const [index, client] of [ann, bob].entries()) await sitDown(client, gameId, index + 1);
  for (const [index, client] of [ann, bob].entries()) await beReady(client, gameId, index + 1);
  return { gameId, ann, bob, version: await startOf(ann, gameId) };
}

async function addCanaryCards(env: CanaryHouse['env']): Promise<string> {
  const base = CONTENTS.find(({ name }) => name === 'base')?.content.cards ?? [];
  const cards = base.map(({ id, bottom }) => ({
    id: `Q${randomBytes(7).toString('hex')}`,
    replaces: id,
    top: { kind: 'extraCard' },
    bottom,
    source: 'printed',
  }));
  const folder = mkdtempSync(join(tmpdir(), 'cairn-canary-cards-'));
  const file = join(folder, 'cards.json');
  writeFileSync(file, JSON.stringify({ format: 'cairn/content/1', title: 'Canaries', cards }));
  const said: string[] = [];
  await content({
    args: ['add', file],
    env: { ...env, LOG_LEVEL: 'silent' },
    say: (line) => void said.push(line),
  });
  rmSync(folder, { recursive: true });
  return /Address: ([0-9a-f]{64})/.exec(said.join('\n'))?.[1] ?? '';
}
