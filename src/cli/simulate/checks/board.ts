import type { Game, PlaceRule, Rules, Standing, Tribe } from '../../../game/index.js';
import { unless } from '../violation.js';
import type { Violation } from '../violation.js';

/** Nothing appears or vanishes, nothing goes beyond its track, and nobody stands where there is no room. */
export const checkBoard = (game: Game): readonly Violation[] => [
  ...game.tribes.flatMap((tribe) => [...checkPeople(game, tribe), ...checkTracks(tribe)]),
  ...checkCards(game),
  ...checkTiles(game),
  ...checkRoom(game),
];

function checkPeople({ standing }: Game, { seat, people, home }: Tribe): readonly Violation[] {
  let away = 0;
  for (const each of standing) if (each.seat === seat && !each.done) away += each.people;
  return unless(home >= 0 && home + away === people, 'people are conserved', () =>
    JSON.stringify({ seat, people, home, away }),
  );
}

function checkTracks(tribe: Tribe): readonly Violation[] {
  const { people, agriculture, trade, tools, stock } = tribe;
  const sorted = tools.every((value, slot) => value <= (tools[slot - 1] ?? 4));
  const even = Math.max(...tools) - Math.min(...tools) <= 1;
  return [
    ...unless(Object.values(stock).every(isCount), 'no stock is negative', () => JSON.stringify(tribe)),
    ...unless(people >= 5 && people <= 10 && isStep(agriculture) && isStep(trade), 'tracks end at ten', () =>
      JSON.stringify(tribe),
    ),
    ...unless(sorted && even && tools.every(isCount), 'tools grow one after the other', () =>
      JSON.stringify(tools),
    ),
  ];
}

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 0;
const isStep = (value: number): boolean => isCount(value) && value <= 10;

function checkCards({ rules, cards, deck, undrawnCards, tribes }: Game): readonly Violation[] {
  const lying = cards.filter((card) => card !== undefined);
  const owned = tribes.flatMap((tribe) => [...tribe.cards, ...tribe.extraCards]);
  const all = [...undrawnCards, ...lying, ...owned];
  const whole = all.length === rules.cards.size && new Set(all).size === all.length;
  const counted =
    deck === undrawnCards.length && tribes.every(({ extras, extraCards }) => extras === extraCards.length);
  return unless(whole && counted, 'cards are conserved', () =>
    JSON.stringify({ deck, undrawnCards, lying, owned }),
  );
}

function checkTiles({ rules, stacks, unseenTiles, tribes }: Game): readonly Violation[] {
  const turned = stacks.flatMap(({ tile }) => tile ?? []);
  const owned = tribes.flatMap(({ tiles }) => tiles);
  const all = [...unseenTiles, ...turned, ...owned];
  const inStacks = stacks.reduce((sum, { left }) => sum + left, 0);
  const whole = all.length === rules.tiles.size && new Set(all).size === all.length;
  const counted = inStacks + turned.length + owned.length === rules.players * rules.stackSize;
  return unless(whole && counted && inStacks <= unseenTiles.length, 'tiles are conserved', () =>
    JSON.stringify({ stacks, unseenTiles, owned }),
  );
}

/** By place: how many may stand there, of how many tribes (R2, R5). */
function checkRoom(game: Game): readonly Violation[] {
  const { rules, standing } = game;
  const village = standing.filter(({ place }) => rules.places.get(place)?.kind === 'village');
  return [
    ...rules.placeList.flatMap((rule) =>
      fits(
        game,
        rule,
        standing.filter(({ place }) => place === rule.place),
      )
        ? []
        : [{ law: 'every place has its room', found: JSON.stringify({ place: rule.place, standing }) }],
    ),
    ...unless(village.length <= rules.villageLimit, 'some village places stay empty', () =>
      JSON.stringify(village),
    ),
  ];
}

function fits({ rules, tribes }: Game, rule: PlaceRule, there: readonly Standing[]): boolean {
  const people = there.reduce((sum, each) => sum + each.people, 0);
  const once = new Set(there.map(({ seat }) => seat)).size === there.length;
  const owned = there.every(
    ({ seat }) => rule.kind !== 'worker' || tribes[seat - 1]?.tiles.includes(rule.place),
  );
  return once && owned && people <= roomAt(rule) && there.length <= tribesAt(rule, rules);
}

const roomAt = (rule: PlaceRule): number =>
  rule.kind === 'hunt' ? Infinity : 'room' in rule ? rule.room : rule.min;

const tribesAt = ({ kind }: PlaceRule, { players, gathererLimit }: Rules): number =>
  kind === 'hunt' ? players : kind === 'gather' ? gathererLimit : 1;
