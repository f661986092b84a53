import type { GameCommand } from '../../../src/game/index.js';

/** How the API calls the decisions of a game: the mutation, and the type of its input. */
export const MUTATIONS: Readonly<Record<GameCommand['type'], readonly [string, string]>> = {
  PlacePeople: ['placePeople', 'PlacePeopleInput'],
  UsePlace: ['usePlace', 'OnPlaceInput'],
  Roll: ['roll', 'OnPlaceInput'],
  Settle: ['settle', 'SettleInput'],
  BuyCard: ['buyCard', 'BuyCardInput'],
  DeclineCard: ['declineCard', 'OnPlaceInput'],
  BuyBuilding: ['buyBuilding', 'BuyBuildingInput'],
  DeclineBuilding: ['declineBuilding', 'OnPlaceInput'],
  PickDie: ['pickDie', 'PickDieInput'],
  TakeAnyTwo: ['takeAnyTwo', 'TakeAnyTwoInput'],
  Feed: ['feed', 'FeedInput'],
};
