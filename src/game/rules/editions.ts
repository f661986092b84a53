/** The rulebooks: where they differ, and what a number of players changes (000:536, 001:301). */

import {
  BASE_BOX,
  GATHERER_LIMITS,
  GATHERING,
  GATHERING_ROOM,
  HUNT_DIVISOR,
  STACK_SIZE,
  STYLE_BOX,
} from '../content/boxes.js';
import type { Box } from '../content/boxes.js';
import { HOUSE_CONTENTS } from '../content/contents.js';
import { EDITION_TABLE, STARVATION } from '../content/editions.js';
import type {
  Content,
  ContentName,
  ContentRow,
  Contents,
  PlaceRule,
  Rules,
  Switches,
} from '../model/rules.js';
import type { Good } from '../model/goods.js';
import type { CardId } from '../model/ids.js';
import type { PlaceId, StackPlace } from '../model/places.js';
import type { Benefit, Origin } from '../model/cards.js';
import type { Settings } from '../model/settings.js';

/** What decides the rules: an edition, perhaps an expansion and house rules. `GameStarted` and `Settings` both say it. */
export type RuleChoice = Pick<
  Settings,
  'edition' | 'expansion' | 'olderTiles' | 'houseRules' | 'contentFile'
> &
  /** The address of the tables a started game is played with; without it, those that are used today. */
  Readonly<{ content?: string }>;

/** The revision of the rules, stored in `GameStarted`: raised when a decision would fall differently. */
export const RULES_REVISION = 1;

const known = new Map<string, Rules>();

/** The rules of this edition at a table of so many players; the same object for the same question. */
export function rulesOf(choice: RuleChoice, players: number, contents: Contents = HOUSE_CONTENTS): Rules {
  const tables = tablesOf(choice, contents);
  if (tables === undefined) throw new Error(`no tables ${nameOf(choice)} with the address ${choice.content}`);
  // What lies under an address is the same for ever, so the address stands for the tables.
  const { edition, expansion = '', houseRules } = choice;
  const key = [edition, expansion, tables.hash, players, ...houseRuleKey(houseRules)].join('|');
  const found = known.get(key);
  if (found !== undefined) return found;
  const rules = resolve(choice, players, tables);
  known.set(key, rules);
  return rules;
}

/** The box a game is played with. */
export const boxOf = (choice: RuleChoice): Box => (choice.expansion === undefined ? BASE_BOX : STYLE_BOX);

function houseRuleKey(house: Settings['houseRules'] = {}): readonly string[] {
  return [house.starvation ?? '', String(house.huntAgain ?? ''), house.spareGreens ?? '', house.tie ?? ''];
}

function resolve(choice: RuleChoice, players: number, { content, hash }: ContentRow): Rules {
  const box = boxOf(choice);
  const switches = switchesOf(choice);
  const stackPlaces = Array.from({ length: players }, (_, index) => `building${index + 1}` as StackPlace);
  const placeList = placesOf({ box, content, switches, stackPlaces });
  return {
    ...switches,
    edition: choice.edition,
    players,
    content: hash,
    placeList,
    places: new Map(placeList.map((rule) => [rule.place, rule])),
    village: box.village.map(({ place }) => place),
    villageLimit: box.villageLimits[players] ?? box.village.length,
    gathererLimit: GATHERER_LIMITS[players] ?? players,
    cardPlaces: placeList.filter((rule) => rule.kind === 'card'),
    stackPlaces,
    stackSize: STACK_SIZE,
    startOrnaments: box.startOrnaments,
    tradeRatios: box.tradeRatios,
    cards: new Map(content.cards.map((row) => [row.id, row])),
    oneUse: topsOf(content, (top) => (top.kind === 'oneUseTool' ? top.value : undefined)),
    anyTwo: topsOf(content, (top) => (top.kind === 'anyTwo' ? top.count : undefined)),
    tiles: new Map(content.tiles.map((row) => [row.id, row])),
    faces: { market: content.faces.market?.faces ?? [], style: content.faces.style?.faces ?? [] },
    faceOrigins: { market: content.faces.market ?? PRINTED, style: content.faces.style ?? PRINTED },
  };
}

/** The cards whose upper half has such a number. */
function topsOf(
  { cards }: Content,
  numberOf: (top: Benefit) => number | undefined,
): ReadonlyMap<CardId, number> {
  const found = new Map<CardId, number>();
  for (const { id, top } of cards) {
    const number = numberOf(top);
    if (number !== undefined) found.set(id, number);
  }
  return found;
}

const PRINTED: Origin = { source: 'printed' };

const nameOf = ({ expansion, olderTiles }: RuleChoice): ContentName =>
  expansion === undefined ? 'base' : olderTiles === true ? 'style-older' : 'style';

/** The tables for this choice: under the address it names, else the first of its content file or of the house. */
export function tablesOf(choice: RuleChoice, contents: Contents): ContentRow | undefined {
  const { content, contentFile } = choice;
  const name = nameOf(choice);
  for (const row of contents) {
    const fits = content === undefined ? row.file === contentFile : row.hash === content;
    if (row.name === name && fits) return row;
  }
  return undefined;
}

/** The edition's switches, each overridden by its house rule. */
export function switchesOf({ edition, houseRules = {} }: RuleChoice): Switches {
  const { switches } = EDITION_TABLE[edition];
  return {
    starvation: houseRules.starvation === undefined ? switches.starvation : STARVATION[houseRules.starvation],
    huntAgain: houseRules.huntAgain ?? switches.huntAgain,
    spareGreens: houseRules.spareGreens ?? switches.spareGreens,
    tie: houseRules.tie ?? switches.tie,
  };
}

type Ground = Readonly<{
  box: Box;
  content: Content;
  switches: Switches;
  stackPlaces: readonly StackPlace[];
}>;

function placesOf({ box, content, switches, stackPlaces }: Ground): readonly PlaceRule[] {
  const hunt = { good: 'food', divisor: HUNT_DIVISOR, room: Infinity } as const;
  const hunting = { again: switches.huntAgain, splits: box.huntSplits };
  return [
    ...box.village.map(
      ({ place, people, benefit }) => ({ kind: 'village', place, min: people, benefit }) as const,
    ),
    rolling('hunt', 'hunt', hunt, hunting),
    ...GATHERING.map(({ place, ...row }) => rolling('gather', place, { ...row, room: GATHERING_ROOM })),
    ...box.cardPlaces.map(
      ({ place, price, withExtra }, index) =>
        ({ kind: 'card', place, min: 1, index, price, withExtra }) as const,
    ),
    ...stackPlaces.map((place, index) => ({ kind: 'building', place, min: 1, index }) as const),
    ...content.tiles.flatMap(({ id, effect }) =>
      effect?.kind === 'worker' ? [rolling('worker', id, effect)] : [],
    ),
  ];
}

type Yield = Readonly<{ good: Good; divisor: number; room: number }>;

/** One shape for all places with dice, which the engine reads faster. */
const rolling = <Kind extends 'hunt' | 'gather' | 'worker', Place extends PlaceId>(
  kind: Kind,
  place: Place,
  { good, divisor, room }: Yield,
  { again, splits } = { again: false, splits: false },
) => ({ kind, place, min: 1, good, divisor, room, again, splits }) as const;
