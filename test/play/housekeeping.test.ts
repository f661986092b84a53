import { awaiting, type GameId } from '../../src/game/index.js';
import { fromHex, toHex } from '../../src/fairness/bytes.js';
import { verifyChain } from '../../src/fairness/chain.js';
import { entropySeal, seedCommitment } from '../../src/fairness/draws.js';
import { createHousekeeping } from '../../src/play/housekeeping.js';
import { node, send, type Node } from '../support/house.js';
import { memoryLive, memoryStores } from '../support/memory-stores.js';

const stores = memoryStores();

const houseOf = async ({ tables }: Node) =>
  createHousekeeping({
    live: await memoryLive()(),
    tables,
    seeds: stores.seeds,
    obey: () => Promise.resolve(),
    warn: (what, error) => {
      throw new Error(what, { cause: error });
    },
  });

const tableOf = async ({ tables }: Node, game: GameId) => (await tables.fresh(game))!.table;

/** Ann against bots: she has sealed and shown her entropy, so that nothing is missing but the start. */
async function annAndBots(at: Node, bots: readonly string[]): Promise<GameId> {
  const game = await at.open({ seats: 1 + bots.length });
  const entropy = new Uint8Array(32).fill(7);
  await send(at, game, 'seat:ann', { type: 'JoinGame', join: 1, entropySeal: entropySeal(game, 1, entropy) });
  for (const bot of bots) await send(at, game, 'owner', { type: 'JoinGame', bot });
  await send(at, game, 'seat:ann', { type: 'Ready', entropy: toHex(entropy) });
  return game;
}

/** However many processes look after a closed game, its seed is shown once, and it is the one promised at the opening. */
async function expectRevealed(at: Node, game: GameId, processes: number): Promise<void> {
  const nodes = [at, ...Array.from({ length: processes - 1 }, () => node(stores))];
  const houses = await Promise.all(nodes.map(houseOf));
  for (let round = 0; round < 2; round += 1)
    await Promise.all(houses.map((house, index) => house.attend(game, nodes[index]!.play)));
  const { seed, commitment } = await tableOf(at, game);
  expect(seedCommitment(game, fromHex(seed ?? ''))).toBe(commitment);
  const events = await stores.journal.read(game, 0);
  expect(events.filter(({ type }) => type === 'SeedRevealed')).toHaveLength(1);
}

describe('the house', () => {
  it('starts a full table at which everybody is ready', async () => {
    const at = node(stores);
    const game = await annAndBots(at, ['steady']);
    await (await houseOf(at)).attend(game, at.play);
    expect((await tableOf(at, game)).game?.round).toBe(1);
  });

  it('leaves a table alone that waits for a person', async () => {
    const at = node(stores);
    const game = await annAndBots(at, ['steady']);
    const house = await houseOf(at);
    await house.attend(game, at.play);
    const { version } = await tableOf(at, game);
    await house.attend(game, at.play);
    expect((await tableOf(at, game)).version).toBe(version);
  });

  it('plays for the bots until it is the person’s turn again', async () => {
    const at = node(stores);
    const game = await annAndBots(at, ['random', 'steady']);
    const house = await houseOf(at);
    await house.attend(game, at.play);
    await send(at, game, 'seat:ann', { type: 'PlacePeople', place: 'hunt', people: 1 });
    await house.attend(game, at.play);
    await house.attend(game, at.play);
    const table = await tableOf(at, game);
    expect(awaiting(table)).toMatchObject([{ seat: 1, kind: 'place' }]);
    expect(table.game?.tribes.map(({ home }) => home < 5)).toEqual([true, true, true]);
  });

  it('takes each step once, however many processes try', async () => {
    const nodes = [node(stores), node(stores), node(stores)];
    const game = await annAndBots(nodes[0]!, ['steady']);
    const houses = await Promise.all(nodes.map(houseOf));
    await Promise.all(houses.map((house, index) => house.attend(game, nodes[index]!.play)));
    await send(nodes[0]!, game, 'seat:ann', { type: 'PlacePeople', place: 'hunt', people: 1 });
    await Promise.all(houses.map((house, index) => house.attend(game, nodes[index]!.play)));
    const events = await stores.journal.read(game, 0);
    expect(verifyChain(events, game).ok).toBe(true);
    expect(events.filter(({ type }) => type === 'GameStarted')).toHaveLength(1);
    expect(events.filter(({ actor, ordinal }) => actor === 'bot:bot2' && ordinal === 0)).toHaveLength(1);
  });

  it('plays a game among bots to its end', async () => {
    const at = node(stores);
    const game = await at.open({ seats: 2, entropy: 'open' });
    for (const bot of ['steady', 'steady']) await send(at, game, 'owner', { type: 'JoinGame', bot });
    const house = await houseOf(at);
    for (let step = 0; step < 5_000 && (await tableOf(at, game)).closed === undefined; step += 1)
      await house.attend(game, at.play);
    const table = await tableOf(at, game);
    expect(table.closed).toBe('over');
    expect(table.seed).toBeUndefined();
    expect(verifyChain(await stores.journal.read(game, 0), game)).toMatchObject({ ok: true });
    await expectRevealed(at, game, 2);
  });

  it('shows the seed of a game that was cancelled, and no other', async () => {
    const at = node(stores);
    const game = await at.open({});
    await (await houseOf(at)).attend(game, at.play);
    expect((await tableOf(at, game)).seed).toBeUndefined();
    await send(at, game, 'owner', { type: 'AskCancel' });
    await expectRevealed(at, game, 3);
  });
});
