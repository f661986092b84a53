import type pg from 'pg';
import { createPool } from '../../src/journal/pool.js';
import { createPostgresJournal } from '../../src/journal/postgres-journal.js';
import { checkSeeds, createSeedBox, type SeedBox } from '../../src/journal/seed-box.js';
import { freshDatabase, type TestDatabase } from '../support/database.js';
import { beginning, following, newGame, somebodysGame } from '../support/history.js';

const SEED = new Uint8Array(32).map((_, index) => index);
const ours = createSeedBox('a secret of at least thirty-two characters');
const theirs = createSeedBox('another secret of thirty-two characters or more');
const plain = createSeedBox();

let database: TestDatabase;
let pool: pg.Pool;

beforeEach(async () => {
  database = await freshDatabase();
  pool = createPool(database.appUrl);
});

afterEach(async () => {
  await pool.end();
  await database.drop();
});

async function openedWith(box: SeedBox): Promise<ReturnType<typeof newGame>> {
  const opening = following(beginning(newGame()));
  await createPostgresJournal(pool, box).open(opening, SEED, somebodysGame());
  return opening.game;
}

describe('seeds', () => {
  it('are not in the database when there is a key, and come back with it', async () => {
    const game = await openedWith(ours);
    const { rows } = await pool.query<{ seed: Buffer }>('select seed from seed');
    expect(rows[0]?.seed.includes(Buffer.from(SEED))).toBe(false);
    expect(await createPostgresJournal(pool, ours).seedOf(game)).toEqual(SEED);
  });

  it('do not open with another key, without one, or in the place of another game', async () => {
    const game = await openedWith(ours);
    await expect(createPostgresJournal(pool, theirs).seedOf(game)).rejects.toThrow('another key');
    await expect(createPostgresJournal(pool, plain).seedOf(game)).rejects.toThrow('no key');
    const boxed = ours.put(game, SEED);
    expect(() => ours.take(newGame(), boxed)).toThrow();
  });

  it('stored before there was a key still open', async () => {
    const game = await openedWith(plain);
    expect(await createPostgresJournal(pool, ours).seedOf(game)).toEqual(SEED);
  });
});

describe('the check at start-up', () => {
  it('passes with the right key, with no seeds and with seeds in the clear', async () => {
    for (const box of [plain, ours]) await checkSeeds(pool, box);
    await openedWith(plain);
    await openedWith(ours);
    await checkSeeds(pool, ours);
  });

  it('fails when any seed cannot be opened', async () => {
    await openedWith(ours);
    await expect(checkSeeds(pool, plain)).rejects.toThrow('no key');
    await expect(checkSeeds(pool, theirs)).rejects.toThrow('another key');
    await openedWith(theirs);
    await expect(checkSeeds(pool, theirs)).rejects.toThrow('another key');
  });
});
