import { ArgsType, Field } from 'type-graphql';
import type { MoveInputs, MoveName } from '../edge/moves.js';
import {
  BuyBuildingInput,
  BuyCardInput,
  FeedInput,
  OnPlaceInput,
  PickDieInput,
  SettleInput,
  TakeAnyTwoInput,
} from './decision.input.js';
import { PlacePeopleInput, UndoMoveInput } from './play.input.js';

type Asked = { readonly [Name in MoveName]?: MoveInputs[Name] | null };

const asked = (type: () => new () => object): ReturnType<typeof Field> =>
  Field(type, { nullable: true, description: 'Exactly what you would send with the mutation of this name.' });

/** One argument for each mutation of play, named like it and with the same input. */
@ArgsType()
export class WhyNotArgs implements Asked {
  @asked(() => PlacePeopleInput)
  readonly placePeople?: PlacePeopleInput | null;
  @asked(() => OnPlaceInput)
  readonly usePlace?: OnPlaceInput | null;
  @asked(() => OnPlaceInput)
  readonly roll?: OnPlaceInput | null;
  @asked(() => SettleInput)
  readonly settle?: SettleInput | null;
  @asked(() => BuyCardInput)
  readonly buyCard?: BuyCardInput | null;
  @asked(() => OnPlaceInput)
  readonly declineCard?: OnPlaceInput | null;
  @asked(() => BuyBuildingInput)
  readonly buyBuilding?: BuyBuildingInput | null;
  @asked(() => OnPlaceInput)
  readonly declineBuilding?: OnPlaceInput | null;
  @asked(() => PickDieInput)
  readonly pickDie?: PickDieInput | null;
  @asked(() => TakeAnyTwoInput)
  readonly takeAnyTwo?: TakeAnyTwoInput | null;
  @asked(() => FeedInput)
  readonly feed?: FeedInput | null;
  @asked(() => UndoMoveInput)
  readonly undoMove?: UndoMoveInput | null;
}
