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
import { CONTENTS } from '../content/contents.js';
import type { ContentRow } from '../content/contents.js';
import { EDITION_TABLE, STARVATION } from '../content/editions.js';
import type { Content, PlaceRule, Rules, Switches } from '../model/rules.js';
import type { StackPlace } from '../model/places.js';
import type { Settings } from '../model/settings.js';

/** What decides the rules: an edition, perhaps an expansion and house rules. `GameStarted` and `Settings` both say it. */
export type RuleChoice = Pick<Settings, 'edition' | 'expansion' | 'olderTiles' | 'houseRules'> &
  /** The address of the tables a stored game was played with; without it, those of today. */
  Readonly<{ content?: string }>;

/** The revision of the rules, stored in `GameStarted`: raised when a decision would fall differently. */
export const RULES_REVISION = 1;

const known = new Map<string, Rules>();

/** The rules of this edition at a table of so many players; the same object for the same question. */
export function rulesOf(choice: RuleChoice, players: number): Rules {
  const { edition, expansion = '', olderTiles = '', content = '', houseRules } = choice;
  const key = [edition, expansion, olderTiles, content, players, ...houseRuleKey(houseRules)].join('|');
  const found = known.get(key);
  if (found !== undefined) return found;
  const rules = resolve(choice, players);
  known.set(key, rules);
  return rules;
}

/** The box a game is played with. */
export const boxOf = (choice: RuleChoice): Box => (choice.expansion === undefined ? BASE_BOX : STYLE_BOX);

function houseRuleKey(house: Settings['houseRules'] = {}): readonly string[] {
  return [house.starvation ?? '', String(house.huntAgain ?? ''), house.spareGreens ?? '', house.tie ?? ''];
}

function resolve(choice: RuleChoice, players: number): Rules {
  const box = boxOf(choice);
  const { content, hash } = contentOf(choice);
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
    villageLimit: box.villageLimits[players] ?? box.village.length,
    gathererLimit: GATHERER_LIMITS[players] ?? players,
    cardPlaces: placeList.filter((rule) => rule.kind === 'card'),
    stackPlaces,
    stackSize: STACK_SIZE,
    startOrnaments: box.startOrnaments,
    tradeRatios: box.tradeRatios,
    cards: new Map(content.cards.map((row) => [row.id, row])),
    tiles: new Map(content.tiles.map((row) => [row.id, row])),
    faces: { market: content.faces.market?.faces ?? [], style: content.faces.style?.faces ?? [] },
  };
}

function contentOf({ expansion, olderTiles, content }: RuleChoice): ContentRow {
  const name = expansion === undefined ? 'base' : olderTiles === true ? 'style-older' : 'style';
  const row = CONTENTS.find((each) => each.name === name && (content === undefined || each.hash === content));
  if (row === undefined) throw new Error(`no tables ${name} with the address ${content ?? ''}`);
  return row;
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
  return [
    ...box.village.map(
      ({ place, people, benefit }) => ({ kind: 'village', place, min: people, benefit }) as const,
    ),
    {
      kind: 'hunt',
      place: 'hunt',
      min: 1,
      good: 'food',
      divisor: HUNT_DIVISOR,
      again: switches.huntAgain,
      splits: box.huntSplits,
    },
    ...GATHERING.map((row) => ({ kind: 'gather', min: 1, room: GATHERING_ROOM, ...row }) as const),
    ...box.cardPlaces.map((row, index) => ({ kind: 'card', min: 1, index, ...row }) as const),
    ...stackPlaces.map((place, index) => ({ kind: 'building', place, min: 1, index }) as const),
    ...content.tiles.flatMap(({ id, effect }) =>
      effect?.kind === 'worker'
        ? [
            {
              kind: 'worker',
              place: id,
              min: 1,
              good: effect.good,
              divisor: effect.divisor,
              room: effect.room,
            } as const,
          ]
        : [],
    ),
  ];
}
