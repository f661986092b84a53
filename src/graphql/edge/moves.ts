import type { CardPlace, Command, StackPlace, Trade } from '../../game/index.js';
import type {
  BuyBuildingInput,
  BuyCardInput,
  FeedInput,
  OnPlaceInput,
  PickDieInput,
  SettleInput,
  TakeAnyTwoInput,
} from '../inputs/decision.input.js';
import { paymentIn, resourcesIn, type TradeInput } from '../inputs/goods.input.js';
import type { PlacePeopleInput, UndoMoveInput } from '../inputs/play.input.js';
import { wordIn } from './checks.js';
import { ifGiven, present } from './defined.js';

/** What each mutation of play takes in. */
export type MoveInputs = Readonly<{
  placePeople: PlacePeopleInput;
  usePlace: OnPlaceInput;
  roll: OnPlaceInput;
  settle: SettleInput;
  buyCard: BuyCardInput;
  declineCard: OnPlaceInput;
  buyBuilding: BuyBuildingInput;
  declineBuilding: OnPlaceInput;
  pickDie: PickDieInput;
  takeAnyTwo: TakeAnyTwoInput;
  feed: FeedInput;
  undoMove: UndoMoveInput;
}>;
export type MoveName = keyof MoveInputs;

const placeIn = ({ place }: Readonly<{ place: string }>): string => wordIn(place, 'input.place');
const tradeIn = ({ give, take }: TradeInput): Trade => ({ give: paymentIn(give), take: paymentIn(take) });

/** The command that an input stands for: the same whether it is played or only asked about. */
export const MOVES: { readonly [Name in MoveName]: (input: MoveInputs[Name]) => Command } = {
  placePeople: (input) => ({ type: 'PlacePeople', place: placeIn(input), people: input.people }),
  usePlace: (input) => ({ type: 'UsePlace', place: placeIn(input) }),
  roll: (input) => ({ type: 'Roll', place: placeIn(input) }),
  settle: ({ tools, oneUse, ornaments }) => ({
    type: 'Settle',
    tools,
    oneUse: oneUse.map((card) => wordIn(card, 'input.oneUse')),
    ...present({ ornaments }),
  }),
  buyCard: (input) => ({
    type: 'BuyCard',
    place: placeIn(input) as CardPlace,
    ...paidWith(input),
    ...(input.extra ? { extra: true } : {}),
  }),
  declineCard: (input) => ({ type: 'DeclineCard', place: placeIn(input) as CardPlace }),
  buyBuilding: (input) => ({
    type: 'BuyBuilding',
    place: placeIn(input) as StackPlace,
    ...paidWith(input),
  }),
  declineBuilding: (input) => ({ type: 'DeclineBuilding', place: placeIn(input) as StackPlace }),
  pickDie: ({ face }) => ({ type: 'PickDie', face }),
  takeAnyTwo: ({ goods }) => ({ type: 'TakeAnyTwo', goods: resourcesIn(goods) }),
  feed: ({ pay }) => ({ type: 'Feed', pay: resourcesIn(pay) }),
  undoMove: () => ({ type: 'UndoMove' }),
};

const paidWith = ({ pay, trade }: Pick<BuyBuildingInput, 'pay' | 'trade'>) => ({
  pay: paymentIn(pay),
  ...present({ trade: ifGiven(trade, tradeIn) }),
});
