import { randomUUID } from 'node:crypto';
import { DEFAULT_TIME, type Command, type GameId, type SeatId, type Settings } from '../../src/game/index.js';
import { createObeying } from '../../src/play/orders/obeying.js';
import { NO_ORDERS, type Orders } from '../../src/play/orders/orders.js';
import type { StandingOrders } from '../../src/play/orders/orders-port.js';
import type { Play, Sent } from '../../src/play/sent.js';
import { node, send, startedGame, type Node, type Stores } from '../support/house.js';

export type OrderStores = Stores & Readonly<{ orders: StandingOrders }>;

const place = (where: string, people = 1): Command => ({ type: 'PlacePeople', place: where, people });
const agree: Command = { type: 'Answer', request: 1, agree: true };
const FIELD_OR_HUNT: Partial<Orders> = {
  placing: [
    { place: 'field', people: 1 },
    { place: 'hunt', people: 'all' },
  ],
};

/** A table of Ann (seat 1) and Bob (seat 2), and what orders have led to. */
type Ordered = Readonly<{
  game: GameId;
  /** Bob's. */
  account: string;
  at: Node;
  ann: (command: Command) => Promise<unknown>;
  bob: (command: Command) => Promise<unknown>;
  /** Bob's orders, kept for whoever holds his seat or, if said, for somebody else. */
  order: (orders: Partial<Orders>, seatId?: string) => Promise<void>;
  kept: () => Promise<Orders | undefined>;
  /** One more process follows the orders; what it sent. */
  obey: (store?: Partial<StandingOrders>) => Promise<readonly Sent[]>;
  /** The commands of Bob's orders in the history. */
  byOrder: () => Promise<readonly unknown[]>;
}>;

/** Sets a table and follows orders there, whatever keeps them. */
export async function orderedTable(stores: OrderStores, settings: Partial<Settings> = {}): Promise<Ordered> {
  const at = node(stores);
  const game = await startedGame(at, settings);
  const account = randomUUID();
  const obey: Ordered['obey'] = async (store = {}) => {
    const { play, tables } = node(stores);
    const sent: Sent[] = [];
    const noted: Play = (command) => {
      sent.push(command);
      return play(command);
    };
    const fail = (what: string, error: unknown): never => {
      throw new Error(what, { cause: error });
    };
    await createObeying({ orders: { ...stores.orders, ...store }, tables, warn: fail })([game], noted);
    return sent;
  };
  return {
    game,
    account,
    at,
    ann: (command) => send(at, game, 'seat:ann', command),
    bob: (command) => send(at, game, 'seat:bob', command),
    order: (orders, seatId = 'bob') =>
      stores.orders.set(game, account, {
        seatId: seatId as SeatId,
        revision: randomUUID(),
        orders: { ...NO_ORDERS, ...orders },
      }),
    kept: async () => (await stores.orders.of(game, account))?.orders,
    obey,
    byOrder: async () =>
      (await stores.journal.read(game, 0)).flatMap(({ actor, command }) =>
        actor === 'order:bob' && command !== undefined ? [command] : [],
      ),
  };
}

/** What holds for standing orders wherever they are kept. */
export function ordersContract(name: string, stores: () => OrderStores): void {
  const tableOf = (settings?: Partial<Settings>) => orderedTable(stores(), settings);

  describe(`standing orders kept ${name}`, () => {
    it('are played when the seat is awaited: the first place that is open, once', async () => {
      const { ann, order, kept, obey, byOrder } = await tableOf();
      await order({ ...FIELD_OR_HUNT, tools: 'never' });
      expect(await obey()).toEqual([]);
      await ann(place('field'));
      expect(await obey()).toMatchObject([{ actor: 'order:bob', command: place('hunt', 5) }]);
      expect(await kept()).toEqual({ ...NO_ORDERS, tools: 'never' });
      await obey();
      expect(await byOrder()).toEqual([place('hunt', 5)]);
    });

    it('are played once by however many processes, and once although nobody noted that they were', async () => {
      const { ann, bob, order, kept, obey, byOrder } = await tableOf();
      await order({
        placing: [
          { place: 'river', people: 1 },
          { place: 'hunt', people: 1 },
        ],
      });
      await ann(place('forest'));
      const forgetful = { spend: () => Promise.resolve() };
      await Promise.all([obey(forgetful), obey(forgetful), obey(forgetful)]);
      expect(await kept()).toMatchObject({ placing: [{ place: 'river' }, { place: 'hunt' }] });
      await ann(place('clayPit'));
      await obey();
      expect(await byOrder()).toEqual([place('river')]);
      expect(await kept()).toEqual(NO_ORDERS);
      await bob(place('quarry'));
    });

    it('that nothing fits are left as they are, asked for once, and harm nobody', async () => {
      const { ann, bob, order, kept, obey, byOrder } = await tableOf();
      await order({ placing: [{ place: 'field', people: 1 }] });
      await ann(place('field'));
      const considered: number[] = [];
      const { consider } = stores().orders;
      const counting: Partial<StandingOrders> = {
        consider: (game, one, since) => {
          considered.push(since);
          return consider(game, one, since);
        },
      };
      for (let time = 0; time < 3; time += 1) expect(await obey(counting)).toEqual([]);
      expect(considered).toHaveLength(1);
      expect(await kept()).toMatchObject({ placing: [{ place: 'field' }] });
      await bob(place('hunt'));
      expect(await byOrder()).toEqual([]);
    });

    it('that the rules refuse after all are given up, and tried no more', async () => {
      const { game, ann, order, obey } = await tableOf();
      await order(FIELD_OR_HUNT);
      await ann(place('hut', 2));
      const warned: string[] = [];
      const { tables } = node(stores());
      const { orders } = stores();
      const follow = createObeying({ orders, tables, warn: (what) => void warned.push(what) });
      const refusal = { kind: 'rejected', rejection: { code: 'NOTHING_TO_UNDO' }, version: 1 } as const;
      for (let time = 0; time < 2; time += 1) await follow([game], () => Promise.resolve(refusal));
      expect(warned).toHaveLength(1);
      expect(await obey()).toEqual([]);
    });

    it('are tried again if nobody knows what became of them', async () => {
      const { game, ann, order, obey, byOrder } = await tableOf();
      await order(FIELD_OR_HUNT);
      await ann(place('hut', 2));
      const warned: string[] = [];
      const { tables } = node(stores());
      const { orders } = stores();
      const follow = createObeying({ orders, tables, warn: (what) => void warned.push(what) });
      await follow([game], () => Promise.reject(new Error('the line was cut')));
      expect(warned).toHaveLength(1);
      await obey();
      expect(await byOrder()).toEqual([place('field')]);
    });

    it('are nobody’s who has taken the seat over, and wait while autopilot keeps it', async () => {
      const { at, game, ann, bob, order, obey } = await tableOf({ time: DEFAULT_TIME });
      await order(FIELD_OR_HUNT, 'somebody-before-bob');
      await ann(place('hut', 2));
      expect(await obey()).toEqual([]);
      await order(FIELD_OR_HUNT);
      await send(at, game, 'server', { type: 'KeepSeat', seat: 2 });
      expect(await obey()).toEqual([]);
      await bob({ type: 'ComeBack' });
      expect(await obey()).toMatchObject([{ command: place('field') }]);
    });

    it('can be taken back by all alone, and what was taken back is decided by hand', async () => {
      const { at, game, ann, bob, order, obey, byOrder } = await tableOf();
      await order(FIELD_OR_HUNT);
      await ann(place('hut', 2));
      await obey();
      const undo = {
        game,
        actor: 'seat:bob',
        commandId: randomUUID(),
        command: { type: 'UndoMove' },
      } as const;
      expect(await at.play(undo)).toMatchObject({ rejection: { code: 'UNDO_NEEDS_CONSENT' } });
      const { table } = (await at.tables.fresh(game))!;
      await bob({ type: 'AskUndo', toVersion: table.moves!.toVersion });
      await ann(agree);
      await order(FIELD_OR_HUNT);
      expect(await obey()).toEqual([]);
      await bob(place('hunt', 3));
      expect(await byOrder()).toHaveLength(1);
    });

    it('end a stretch in time, as if their person had moved', async () => {
      const { at, game, ann, order, obey } = await tableOf({ time: DEFAULT_TIME });
      await order(FIELD_OR_HUNT);
      await ann(place('hut', 2));
      await obey();
      const { table, stretches } = (await at.tables.fresh(game))!;
      expect(table.seats[1]).toMatchObject({ tally: { stretches: 1, inTime: 1 } });
      expect(stretches.map(({ seat }) => seat)).toEqual([1]);
    });

    it('answer nothing but the decision they were asked about', async () => {
      const { game, at, ann, bob, order, byOrder } = await tableOf();
      await order({ placing: [{ place: 'hunt', people: 1 }] });
      await ann(place('hut', 2));
      const { orders } = stores();
      const follow = createObeying({ orders, tables: at.tables, warn: () => undefined });
      await follow([game], async (sent) => {
        await bob(place('field'));
        await ann(place('forest'));
        return at.play(sent);
      });
      expect(await byOrder()).toEqual([]);
    });

    it('are not played any more once they were cleared, although they were looked up before', async () => {
      const { game, account, ann, order, obey, byOrder } = await tableOf();
      await order(FIELD_OR_HUNT);
      await ann(place('hut', 2));
      const { inGames, clear } = stores().orders;
      let looked = 0;
      const late: Partial<StandingOrders> = {
        inGames: async (games) => {
          const found = await inGames(games);
          looked += 1;
          if (looked === 1) await clear(game, account);
          return found;
        },
      };
      expect(await obey(late)).toEqual([]);
      expect(await byOrder()).toEqual([]);
    });

    it('are gone when they are cleared', async () => {
      const { game, account, ann, order, kept, obey } = await tableOf();
      await order(FIELD_OR_HUNT);
      expect(await kept()).toEqual({ ...NO_ORDERS, ...FIELD_OR_HUNT });
      expect(await stores().orders.clear(game, account)).toBe(true);
      expect(await stores().orders.clear(game, account)).toBe(false);
      await ann(place('hut', 2));
      expect(await obey()).toEqual([]);
    });
  });
}
