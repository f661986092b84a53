import { randomUUID } from 'node:crypto';
import { DEFAULT_CALENDAR, type Calendar } from '../../src/clock/calendar.js';
import type { GameId } from '../../src/game/index.js';
import { realStores } from '../support/real-stores.js';
import { node, startedGame } from '../support/house.js';

const stores = realStores();
const NIGHTS: Calendar = { zone: 'Europe/Prague', from: 1080, to: 1560, weekend: [6, 7] };

describe('calendars', () => {
  it('are kept for a person, and changed', async () => {
    const { accounts, calendars } = stores();
    const { id } = await accounts.createGuest('Ann', new Date());
    expect(await calendars.of(id)).toBeUndefined();
    await calendars.set(id, DEFAULT_CALENDAR);
    await calendars.set(id, NIGHTS);
    expect(await calendars.of(id)).toEqual(NIGHTS);
  });

  it('are found by the seats of a game, where somebody has one', async () => {
    const { accounts, calendars, seats } = stores();
    const [ann, bob] = [
      await accounts.createGuest('Ann', new Date()),
      await accounts.createGuest('Bob', new Date()),
    ];
    await calendars.set(ann.id, NIGHTS);
    const game = await startedGame(node(stores()));
    const seat = await seats.claim(game, ann.id);
    await seats.claim(game, bob.id);
    expect(await calendars.inGame(game)).toEqual(new Map([[seat, NIGHTS]]));
    expect(await calendars.inGame(randomUUID() as GameId)).toEqual(new Map());
    expect(await calendars.inGame('no game' as GameId)).toEqual(new Map());
  });

  it('that nobody may keep are not stored', async () => {
    const { accounts, calendars } = stores();
    const { id } = await accounts.createGuest('Ann', new Date());
    await expect(calendars.set(id, { ...NIGHTS, to: NIGHTS.from + 479 })).rejects.toThrow();
    await expect(calendars.set(id, { ...NIGHTS, weekend: [1, 2, 3] })).rejects.toThrow();
    expect(await calendars.of(id)).toBeUndefined();
  });
});
