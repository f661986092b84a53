/** What cards, tiles, places and market dice give: the upper half of the card sheet (000:650-716). */

import { MOST, ORNAMENTS_PER_TRADE_MOVE } from '../content/boxes.js';
import type { Benefit } from '../model/cards.js';
import type { Seat } from '../model/ids.js';
import { clockwiseFrom, tribeOf } from '../state.js';
import { emit } from './draft.js';
import type { Draft } from './draft.js';
import { nextTool } from './tools.js';

/** Where a benefit comes from, and whether the server applied it because there was no choice. */
export type Cause = Readonly<{ source: string; auto?: true }>;

type Giver<Kind extends Benefit['kind']> = (
  draft: Draft,
  seat: Seat,
  cause: Cause,
  benefit: Extract<Benefit, { kind: Kind }>,
) => void;

/** What lies on the table until it is used, or works at the end of the purchase, gives nothing now. */
const later = (): void => undefined;

const GIVERS: { readonly [Kind in Benefit['kind']]: Giver<Kind> } = {
  goods: (draft, seat, cause, { goods }) => emit(draft, { type: 'GoodsTaken', seat, goods, ...cause }),
  tool: (draft, seat, cause) =>
    emit(draft, { type: 'ToolGained', seat, ...nextTool(tribeOf(draft.game, seat)), ...cause }),
  person: (draft, seat, cause) => {
    const { people } = tribeOf(draft.game, seat);
    const by = people < MOST.people ? 1 : 0;
    emit(draft, { type: 'PersonBorn', seat, people: people + by, by, ...cause });
  },
  agriculture: (draft, seat, cause) => {
    const { agriculture } = tribeOf(draft.game, seat);
    const by = agriculture < MOST.agriculture ? 1 : 0;
    emit(draft, { type: 'AgricultureRaised', seat, to: agriculture + by, by, ...cause });
  },
  trade: (draft, seat, cause, { steps }) => {
    const { trade } = tribeOf(draft.game, seat);
    const by = Math.min(steps, MOST.trade - trade);
    const ornaments = by > 0 ? ORNAMENTS_PER_TRADE_MOVE : 0;
    emit(draft, { type: 'TradeAdvanced', seat, to: trade + by, by, ornaments, ...cause });
  },
  roll: (draft, seat, { source }, { good, dice: count, divisor }) => {
    const { draw, dice } = draft.luck.roll(count);
    emit(draft, { type: 'DiceRolled', seat, dice, good, divisor, source, draw });
  },
  market: (draft, seat, { source }, { faces }) => {
    const { players } = draft.game.rules;
    const { draw, dice } = draft.luck.roll(players);
    emit(draft, {
      type: 'MarketOpened',
      seat,
      source,
      faces,
      dice,
      order: clockwiseFrom(seat, players),
      draw,
    });
  },
  extraCard: drawExtra,
  points: later,
  oneUseTool: later,
  anyTwo: later,
  income: later,
  worker: later,
};

/** The one interpreter of everything that cards, tiles, village places and market dice give. */
export function bestow(draft: Draft, seat: Seat, benefit: Benefit, cause: Cause): void {
  const give = GIVERS[benefit.kind] as Giver<Benefit['kind']>;
  give(draft, seat, cause, benefit);
}

/** A card from the deck, seen by its owner alone, its upper half ignored; none if the deck is empty (R19). */
export function drawExtra(draft: Draft, seat: Seat, { source }: Cause): void {
  if (draft.game.deck === 0) return;
  const { draw, picked } = draft.luck.pick(draft.game.undrawnCards, 1);
  for (const card of picked) emit(draft, { type: 'CardDrawn', seat, source, sealed: { card }, draw });
}
