import type { Price, TileRow } from './buildings.js';
import type { Benefit, CardRow, MarketKind, Origin } from './cards.js';
import type { Good } from './goods.js';
import type { BuildingId, CardId } from './ids.js';
import type { CardPlace, PlaceId, Site, StackPlace, VillagePlace } from './places.js';
import type { EditionId, HouseRules } from './settings.js';

/** A place where a die is rolled for each person: so many pips make one piece of the good. */
type Rolling<Kind extends string, Place extends PlaceId> = Readonly<{
  kind: Kind;
  place: Place;
  min: 1;
  good: Good;
  divisor: number;
  /** How many people fit in all; the hunt has room for everybody. */
  room: number;
  /** More people of a tribe may follow in the same round. */
  again: boolean;
  /** The yield may be taken as ornaments too. */
  splits: boolean;
}>;

/** How many people a place takes and what they do there. `min` is the least that may be put there. */
export type PlaceRule =
  | Readonly<{ kind: 'village'; place: VillagePlace; min: number; benefit: Benefit }>
  | Rolling<'hunt', Site>
  | Rolling<'gather', Site>
  | Rolling<'worker', BuildingId>
  | Readonly<{
      kind: 'card';
      place: CardPlace;
      min: 1;
      index: number;
      price: Price;
      withExtra: Price | undefined;
    }>
  | Readonly<{ kind: 'building'; place: StackPlace; min: 1; index: number }>;

/** Flat: all or nothing, one penalty. Per missing: any number may be paid, a penalty for each food still missing. */
export type Starvation = Readonly<{ kind: 'flat' | 'perMissing'; points: number }>;

/** The switches in which the rulebooks differ. */
export type Switches = Readonly<{
  starvation: Starvation;
  huntAgain: boolean;
  spareGreens: NonNullable<HouseRules['spareGreens']>;
  tie: NonNullable<HouseRules['tie']>;
}>;

/** `give` pieces for `take`, from this step of the trade track on. */
export type TradeRatio = Readonly<{ from: number; give: number; take: number }>;

/** What each face of a die gives; the first row is face 1. */
export type FaceTable = Readonly<{ faces: readonly Benefit[] }> & Origin;

/** The tables a game is played with: content-addressed, kept for ever. */
export type Content = Readonly<{
  cards: readonly CardRow[];
  tiles: readonly TileRow[];
  faces: Readonly<Partial<Record<MarketKind, FaceTable>>>;
}>;

export type ContentName = 'base' | 'style' | 'style-older';

/** Tables under their address; `file` is the address of the content file that corrected them, if one did. */
export type ContentRow = Readonly<{ name: ContentName; hash: string; content: Content; file?: string }>;

/** All tables that are at hand where a game is folded or decided. */
export type Contents = ReadonlySet<ContentRow>;

/** Everything the rules ask about an edition, its expansion and the number of players, resolved once. */
export type Rules = Switches &
  Readonly<{
    edition: EditionId;
    players: number;
    /** Hash of the content tables. */
    content: string;
    /** Every place there can be, in board order; worker tiles last. */
    placeList: readonly PlaceRule[];
    places: ReadonlyMap<PlaceId, PlaceRule>;
    village: readonly PlaceId[];
    /** How many village places may be occupied in a round. */
    villageLimit: number;
    /** How many different tribes may stand at one gathering place. */
    gathererLimit: number;
    cardPlaces: readonly Extract<PlaceRule, { kind: 'card' }>[];
    stackPlaces: readonly StackPlace[];
    stackSize: number;
    startOrnaments: number;
    tradeRatios: readonly TradeRatio[];
    cards: ReadonlyMap<CardId, CardRow>;
    /** Cards that lie face up until they are used: the value of a tool, the number of resources of one's choice. */
    oneUse: ReadonlyMap<CardId, number>;
    anyTwo: ReadonlyMap<CardId, number>;
    tiles: ReadonlyMap<BuildingId, TileRow>;
    faces: Readonly<Record<MarketKind, readonly Benefit[]>>;
    /** Whether those faces are printed somewhere. */
    faceOrigins: Readonly<Record<MarketKind, Origin>>;
  }>;
