import type { GameEvent, Good, Goods, SeenGame, Tribe } from '../../../game/index.js';
import { unless } from '../violation.js';
import type { Violation } from '../violation.js';

/** What a tribe must own if the events are true. */
type Account = {
  readonly goods: Record<Good, number>;
  people: number;
  score: number;
  agriculture: number;
  trade: number;
  tools: number;
};

/** Books kept from the events alone: a second way to count, which knows nothing of the fold. */
export type Ledger = Readonly<{
  enter: (event: GameEvent) => void;
  /** Where the game disagrees with the books. */
  compare: (game: SeenGame) => readonly Violation[];
}>;

type Entries = {
  readonly [Type in GameEvent['type']]?: (
    account: Account,
    event: Extract<GameEvent, { type: Type }>,
  ) => void;
};
type Bought = Pick<Extract<GameEvent, { type: 'CardBought' }>, 'paid' | 'trade' | 'points'>;

const ENTRIES: Entries = {
  GoodsTaken: (account, { goods }) => add(account, goods),
  IncomeTaken: (account, { goods }) => add(account, goods),
  AnyTwoTaken: (account, { goods }) => add(account, goods),
  FoodHarvested: (account, { food }) => add(account, { food }),
  ToolGained: (account, { slot }) => void (account.tools += slot === undefined ? 0 : 1),
  PersonBorn: (account, { by }) => void (account.people += by),
  AgricultureRaised: (account, { by }) => void (account.agriculture += by),
  TradeAdvanced: (account, { by, ornaments }) => {
    account.trade += by;
    add(account, { ornaments });
  },
  CardBought: bought,
  BuildingBought: bought,
  TribeFed: (account, { food, paid }) => {
    take(account, { food });
    take(account, paid);
  },
  TribeStarved: (account, { food, paid, lost }) => {
    take(account, { food });
    take(account, paid);
    account.score -= lost;
  },
};

function bought(account: Account, { paid, trade, points = 0 }: Bought): void {
  if (trade !== undefined) {
    take(account, trade.give);
    add(account, trade.take);
    take(account, trade.lost ?? {});
  }
  take(account, paid);
  account.score += points;
}

function add({ goods: owned }: Account, goods: Goods): void {
  for (const [good, amount] of Object.entries(goods)) owned[good as Good] += amount;
}

function take({ goods: owned }: Account, goods: Goods): void {
  for (const [good, amount] of Object.entries(goods)) owned[good as Good] -= amount;
}

/** Opens the books of a game that has just started: five people and twelve food each (000:44-46). */
export function openLedger({ rules, tribes }: SeenGame): Ledger {
  const accounts = tribes.map((): Account => {
    const goods = { food: 12, wood: 0, brick: 0, stone: 0, gold: 0, ornaments: rules.startOrnaments };
    return { goods, people: 5, score: 0, agriculture: 0, trade: 0, tools: 0 };
  });
  return {
    enter: (event) => {
      const account = 'seat' in event ? accounts[event.seat - 1] : undefined;
      const entry = ENTRIES[event.type] as ((account: Account, event: GameEvent) => void) | undefined;
      if (account !== undefined) entry?.(account, event);
    },
    compare: (game) =>
      game.tribes.flatMap((tribe, index) => {
        const account = accounts[index];
        return account === undefined ? [] : disagreements(account, tribe);
      }),
  };
}

function disagreements(account: Account, tribe: Tribe): readonly Violation[] {
  const { goods, ...tracks } = account;
  const { stock, people, score, agriculture, trade, tools } = tribe;
  const found = { people, score, agriculture, trade, tools: tools.reduce((sum, value) => sum + value, 0) };
  const same =
    Object.entries(goods).every(([good, amount]) => stock[good as Good] === amount) &&
    Object.entries(tracks).every(([track, value]) => found[track as keyof typeof found] === value);
  return unless(same, 'the tribes own what the events gave them', () =>
    JSON.stringify({ seat: tribe.seat, books: account, state: { goods: stock, ...found } }),
  );
}
