import type { GameId, JsonObject, StoredEvent } from '../../src/game/index.js';
import { without } from '../../src/lib/without.js';
import { archiveHouse, archiveOf, playOn, rechained, startedBy, verify } from '../support/archives.js';

// While a game runs nobody outside has the seed; what can be seen without it must be seen all the same.
let events: readonly StoredEvent[];
beforeAll(async () => {
  const house = archiveHouse();
  const game = await startedBy(house, ['ann', 'bob']);
  const rolled = async (): Promise<boolean> =>
    (await house.history(game)).some(({ type }) => type === 'DiceRolled');
  while (!(await rolled())) {
    const from = (await house.history(game)).length;
    await playOn(house, game, 'steady', (version) => version > from + 5);
  }
  events = await house.history(game);
});

const first = (type: string): StoredEvent => events.find((event) => event.type === type)!;

/** What is said of the history with an event replaced, hashed and signed anew. */
const differenceWith = async (event: StoredEvent) =>
  verify(await archiveOf(rechained(events.with(event.version - 1, event)))).difference;

describe('a server that cheats while the seed is still a secret', () => {
  it('is believed as long as it does not', async () => {
    expect(verify(await archiveOf(events)).outcome).toBe('asFarAsPossible');
  });

  it('cannot roll what no die has', async () => {
    const roll = first('DiceRolled');
    const [, ...others] = roll.payload['dice'] as readonly number[];
    const forged = { ...roll, payload: { ...roll.payload, dice: [7, ...others] } };
    expect(await differenceWith(forged)).toEqual({
      reason: 'DECIDED_OTHERWISE',
      version: roll.version - roll.ordinal,
    });
  });

  it('cannot deal one card twice, or one that there is not', async () => {
    const deal = first('CardsDealt');
    const [one, two, ...others] = deal.payload['cards'] as readonly JsonObject[];
    for (const card of [one!['card']!, 'C99']) {
      const cards = [one!, { ...two!, card }, ...others];
      const forged = { ...deal, payload: { ...deal.payload, cards } };
      expect(await differenceWith(forged)).toMatchObject({ reason: 'DECIDED_OTHERWISE' });
    }
  });

  it('cannot put in an event of another game', async () => {
    const placed = first('PeoplePlaced');
    const foreign = { ...placed, game: '00112233-4455-4677-8899-aabbccddeeff' as GameId };
    expect(await differenceWith(foreign)).toMatchObject({ reason: 'OTHER_GAME', version: placed.version });
  });

  it('cannot let the consequences of a command happen later, or have no command at all', async () => {
    const consequence = events.findLast(({ ordinal }) => ordinal > 0)!;
    const { version } = consequence;
    const late = { ...consequence, at: '2999-01-01T00:00:00.000Z' };
    expect(await differenceWith(late)).toEqual({ reason: 'NOT_ONE_COMMAND', version });
    const placed = first('PeoplePlaced');
    expect(await differenceWith(without(placed, 'command'))).toEqual({
      reason: 'NOT_ONE_COMMAND',
      version: placed.version,
    });
  });
});
