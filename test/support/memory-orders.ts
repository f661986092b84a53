import type { GameId } from '../../src/game/index.js';
import type { KeptOrders, StandingOrders } from '../../src/play/orders/orders-port.js';

type Kept = KeptOrders & Readonly<{ game: GameId; account: string }>;

/** Standing orders that last as long as a test. Which of them nobody has looked at is the worker's business, which needs a database. */
export function memoryOrders(): StandingOrders {
  const all = new Map<string, Kept>();
  const keyOf = (game: GameId, account: string): string => `${game} ${account}`;
  const change = async (
    game: GameId,
    { seatId, revision }: Pick<KeptOrders, 'seatId' | 'revision'>,
    changed: (kept: Kept) => Kept,
  ): Promise<void> => {
    for (const [key, kept] of all)
      if (kept.game === game && kept.seatId === seatId && kept.revision === revision)
        all.set(key, changed(kept));
    return Promise.resolve();
  };
  return {
    of: (game, account) => Promise.resolve(all.get(keyOf(game, account))),
    set: (game, account, kept) =>
      Promise.resolve(void all.set(keyOf(game, account), { ...kept, game, account, considered: 0 })),
    clear: (game, account) => Promise.resolve(all.delete(keyOf(game, account))),
    inGames: (games) => {
      const of = (game: GameId): readonly Kept[] => [...all.values()].filter((kept) => kept.game === game);
      return Promise.resolve(
        new Map(games.filter((game) => of(game).length > 0).map((game) => [game, of(game)])),
      );
    },
    spend: (game, one) => change(game, one, (kept) => ({ ...kept, orders: { ...kept.orders, placing: [] } })),
    consider: (game, one, since) =>
      change(game, one, (kept) => ({ ...kept, considered: Math.max(kept.considered, since) })),
    unheard: () => Promise.resolve([]),
  };
}
