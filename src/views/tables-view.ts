import {
  CONTENTS,
  type CardRow,
  type Content,
  type ContentFile,
  type ContentName,
  type ContentRow,
  type MarketKind,
  type Rules,
  type TileRow,
} from '../game/index.js';
import {
  buildingView,
  cardView,
  facesView,
  type BuildingView,
  type CardView,
  type FacesView,
} from './content-view.js';
import { placesView, tradeTrackView, type PrintedPlaceView, type TradeStepsView } from './printed-view.js';
import type { Language } from './sentences/languages.js';
import type { Speech } from './sentences/told.js';

/** Everything that can lie on the table, under the address of the tables, and what is printed on the board. */
export type TablesView = Readonly<{
  hash: string;
  cards: readonly CardView[];
  buildings: readonly BuildingView[];
  markets: readonly FacesView[];
  places: readonly PrintedPlaceView[];
  tradeTrack: readonly TradeStepsView[];
}>;

/** A corrected row and the one whose place it takes; without that it says that a row is right. */
export type CardCorrectionView = Readonly<{ card: CardView; replaces?: CardView }>;
export type BuildingCorrectionView = Readonly<{ building: BuildingView; replaces?: BuildingView }>;

/** Games in which a content file can be played. */
export type WayView = Readonly<{ expansion?: 'style'; olderTiles: boolean; tables: string }>;

export type ContentFileView = Readonly<{
  hash: string;
  title: string;
  note?: string;
  addedAt: Date;
  cards: readonly CardCorrectionView[];
  buildings: readonly BuildingCorrectionView[];
  markets: readonly FacesView[];
  ways: readonly WayView[];
}>;

const speechFor = (language: Language): Speech => ({ language, expansion: 'style' });

/** All cards, buildings and market faces of a set of tables, and the board they are played on. */
export function tablesView({ hash, content }: ContentRow, rules: Rules, language: Language): TablesView {
  const speech = speechFor(language);
  return {
    hash,
    cards: content.cards.map((row) => cardView(row, speech)),
    buildings: content.tiles.map((row) => buildingView(row, speech)),
    markets: marketViews(content.faces, speech),
    places: placesView(rules, speech),
    tradeTrack: tradeTrackView(rules),
  };
}

type Kept = Readonly<{ hash: string; file: ContentFile; tables: readonly ContentRow[]; addedAt: Date }>;

/** A content file as somebody sees it who has to choose. */
export function contentFileView({ hash, file, tables, addedAt }: Kept, language: Language): ContentFileView {
  const speech = speechFor(language);
  const { title, note, cards = [], tiles = [], markets = {} } = file;
  return {
    hash,
    title,
    ...(note === undefined ? {} : { note }),
    addedAt,
    cards: cards.map(({ replaces, ...row }) => ({
      card: cardView(row, speech),
      ...(replaces === undefined ? {} : { replaces: cardView(houseCard(replaces), speech) }),
    })),
    buildings: tiles.map(({ replaces, ...row }) => ({
      building: buildingView(row, speech),
      ...(replaces === undefined ? {} : { replaces: buildingView(houseTile(replaces), speech) }),
    })),
    markets: marketViews(markets, speech),
    ways: tables.map((row) => ({ ...WAYS[row.name], tables: row.hash })),
  };
}

const MARKETS: readonly MarketKind[] = ['market', 'style'];

const marketViews = (faces: Content['faces'], speech: Speech): readonly FacesView[] =>
  MARKETS.flatMap((kind) => {
    const table = faces[kind];
    return table === undefined ? [] : [facesView(kind, table, speech)];
  });

const WAYS: Readonly<Record<ContentName, Omit<WayView, 'tables'>>> = {
  base: { olderTiles: false },
  style: { expansion: 'style', olderTiles: false },
  'style-older': { expansion: 'style', olderTiles: true },
};

/** A file that is stored replaces rows of the house and no others. */
function inHouse<Row extends Readonly<{ id: string }>>(
  wanted: string,
  rowsOf: (content: Content) => readonly Row[],
): Row {
  const row = CONTENTS.flatMap(({ content }) => rowsOf(content)).find(({ id }) => id === wanted);
  if (row === undefined) throw new Error(`${wanted} is no row of the house`);
  return row;
}

const houseCard = (id: string): CardRow => inHouse(id, ({ cards }) => cards);
const houseTile = (id: string): TileRow => inHouse(id, ({ tiles }) => tiles);
