/** The one door of the game. */
export type { Command, GameCommand, TableCommand } from './command.js';
export type {
  CairnEvent,
  CancelReason,
  DealtCard,
  EndReason,
  EventType,
  GameEvent,
  Phase,
  RequestKind,
  TableEvent,
  TimeOutStep,
} from './event.js';
export type { Die, Luck } from './luck.js';
export type { ClockReading, Json, JsonObject, Recorded, Sealed, StoredEvent } from './recorded.js';
export type { Allowed, GameRejection, Rejection, RejectionCode, TableRejection } from './rejection.js';
export type { Game, GameResult, OpenMarket, OpenRoll, SeenGame, Stack, Standing, Tribe } from './state.js';
export { DECISIONS } from './table.js';
export type { Awaited, DecisionKind, Move, Request, Table, TableSeat, Tally, TimeLeft } from './table.js';

export type { Price, TilePoints, TileRow } from './model/buildings.js';
export { PROFESSIONS, SYMBOLS, UNSURE_PARTS } from './model/cards.js';
export type {
  Benefit,
  CardRow,
  CultureSymbol,
  Legacy,
  MarketKind,
  Origin,
  Profession,
  UnsurePart,
} from './model/cards.js';
export { CURRENCIES, RESOURCES, RESOURCE_VALUE, covers } from './model/goods.js';
export type { Currency, Good, Goods, Payment, Resource, Stock, Trade } from './model/goods.js';
export { organiserIdOf, seatIdOf } from './model/ids.js';
export type { Actor, BuildingId, CardId, GameId, Seat, SeatId } from './model/ids.js';
export { SITES, VILLAGE } from './model/places.js';
export type { CardPlace, PlaceId, Site, StackPlace, VillagePlace } from './model/places.js';
export type {
  Content,
  ContentName,
  ContentRow,
  Contents,
  FaceTable,
  PlaceRule,
  Rules,
  Starvation,
  Switches,
  TradeRatio,
} from './model/rules.js';
export { SCORE_PARTS } from './model/scores.js';
export type { Ranking, ScorePart, ScoreSheet, ScoreTerm } from './model/scores.js';
export { EDITIONS } from './model/settings.js';
export type { EditionId, HouseRules, Settings } from './model/settings.js';
export { DEFAULT_TIME } from './model/time.js';
export type { TimeSettings, WhenOut } from './model/time.js';
export { MOST_CITED, MOST_PAUSED_DAYS } from './table/time.js';

export { CONTENTS, contentsWith, contentText } from './content/contents.js';
export { changedMeanings } from './correction/meaning.js';
export { CONTENT_FORMAT, readContentFile } from './correction/content-file.js';
export type { CardCorrection, ContentFile, TileCorrection } from './correction/content-file.js';
export { correctedTables } from './correction/corrected.js';
export type { CorrectedTables } from './correction/corrected.js';
export { problemLine } from './correction/problem.js';
export type { Problem } from './correction/problem.js';
export { MOST, ORNAMENTS_PER_TRADE_MOVE } from './content/boxes.js';
export { EDITION_TABLE } from './content/editions.js';
export type { EditionRow } from './content/editions.js';
export { RULES_REVISION, rulesOf, tablesOf } from './rules/editions.js';
export type { RuleChoice } from './rules/editions.js';

export { awaitingOf, decisionOf } from './awaiting.js';
export { isNewer } from './newer.js';
export { decode, encode, isStoredForm, recordedOf } from './codec.js';
export type { Encoded } from './codec.js';
export { citationOf, passagesOf, RULE_OF_REFUSAL } from './citations.js';
export { decide } from './decide.js';
export { evolveGame, isGameEvent } from './evolve.js';
export { decideMove, playMove, refuseMove } from './move.js';
export type { Played } from './move.js';
export { seenBy, seenGame } from './seen.js';
export type { Eyes, SeenTable } from './seen.js';
export { awaiting } from './table/awaiting.js';
export { emptyTable, emptyTableWith, evolve } from './table/evolve.js';
export { evolveAll, fold } from './table/fold.js';
export { createFolding } from './table/folding.js';
export { createForeseenFolding, undosIn, type Folding, type Undo } from './table/foreseen.js';
export { missingConsent } from './table/requests.js';
export { gameOptions, options } from './options.js';
export type { DecisionOptions, SeatOptions } from './options.js';
export { priceAt } from './options/act.js';
export type { ActOption, ActOptions, ExtraOffer, Offer, TradeOption } from './options/act.js';
export { bestTrade } from './options/trades.js';
export type { Ratio, Traded } from './options/trades.js';
export type { FeedOptions } from './options/feed.js';
export type { FaceOption, PickOptions } from './options/pick.js';
export { placeOptions, reachablePlaces } from './options/place.js';
export type { PlaceOption, PlaceOptions } from './options/place.js';
export { likelyYieldAt, PIPS_PER_DIE } from './options/outlook.js';
export { leastResources } from './options/payments.js';
export type { SettleOptions } from './options/settle.js';
export { settleSteps, suggestedSettling } from './options/settling.js';
export type { OneUseOption, SettleStep, Settling, ToolOption } from './options/settling.js';
export { affordable, canPay, paymentsFor } from './rules/affordability.js';
export type { Affordable } from './rules/affordability.js';
export type { AnyTwoCard } from './rules/any-two.js';
export { payableWith } from './rules/payment.js';
export { tradeRatio } from './rules/trading.js';
export { turnsAhead } from './rules/turns.js';
export { feedingOutlook } from './rules/feeding.js';
export type { FeedingOutlook } from './rules/feeding.js';
export { scoreSheet, scoreTerms } from './rules/scoring.js';
export { tieValue } from './rules/ranking.js';
export type { UndoOption } from './table/undo.js';
export { whyNot } from './why-not.js';
