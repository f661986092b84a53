import type { HappenedFragment, WholeGameFragment } from '../gql/graphql.js';
import { GOODS } from '../game/goods.js';
import type { Good, Player } from '../game/model.js';
import { PARTS, type Course, type FinalTribe, type FinalView, type Part } from '../game/score/final.js';
import { camel } from './to-content.js';
import { playersOf } from './to-tribe.js';

type Result = NonNullable<WholeGameFragment['result']>;
const DAY = 86_400_000;

function toTribe(
  { board }: WholeGameFragment,
  { scores }: Result,
  player: Player,
  place: Result['ranking'][number],
): FinalTribe | null {
  const score = scores.find(({ seat }) => seat === player.seat);
  if (score === undefined) return null;
  const termsOf = (part: Part) => score.terms.filter((term) => camel(term.part) === part);
  const partOf = (part: Part) => ({ points: score[part], terms: termsOf(part) });
  const parts = Object.fromEntries(PARTS.map((part) => [part, partOf(part)])) as Record<
    Part,
    ReturnType<typeof partOf>
  >;
  const buildings = board?.tribes.find(({ seat }) => seat === player.seat)?.buildings.length ?? 0;
  return { player, rank: place.rank, total: score.total, tie: place.tie, buildings, parts };
}

/** The end of a game; null while it is played. */
export function toFinal(game: WholeGameFragment, first: number): FinalView | null {
  const { result, board } = game;
  if (result === null || board === null) return null;
  const players = playersOf(game);
  const tribes = result.ranking.flatMap((place) => {
    const player = players.get(place.seat);
    return player === undefined ? [] : (toTribe(game, result, player, place) ?? []);
  });
  const expansion = game.settings.expansion !== null;
  return {
    id: game.id,
    title: game.title,
    tribes,
    winners: result.winners.flatMap((seat) => players.get(seat) ?? []),
    reason: result.reason,
    parts: PARTS.filter((part) => expansion || part !== 'traders'),
    pipsPerDie: result.pipsPerDie,
    rounds: board.round,
    days: Math.round((Date.parse(game.at) - Date.parse(game.openedAt)) / DAY),
    moves: game.version,
    first,
  };
}

type Payload = HappenedFragment['payload'];
const number = (payload: Payload, key: string): number =>
  typeof payload[key] === 'number' ? payload[key] : 0;

/** Points an event brings or costs. */
const pointsIn = ({ type, payload }: HappenedFragment): number =>
  type === 'TribeStarved' ? -number(payload, 'lost') : number(payload, 'points');

/** Goods an event brings. */
function goodsIn({ type, payload }: HappenedFragment): Partial<Record<Good, number>> {
  if (type === 'FoodHarvested') return { food: number(payload, 'food') };
  if (type === 'TradeAdvanced') return { ornaments: number(payload, 'ornaments') };
  const brings = ['GoodsTaken', 'IncomeTaken', 'AnyTwoTaken'].includes(type);
  return brings ? (payload['goods'] ?? {}) : {};
}

const diceIn = ({ type, payload }: HappenedFragment): readonly number[] =>
  type === 'DiceRolled' && Array.isArray(payload['dice']) ? (payload['dice'] as number[]) : [];

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** The score of one tribe at the end of each round. */
function scoresOf(events: readonly HappenedFragment[], seat: number): readonly number[] {
  const scores: number[] = [];
  let score = 0;
  for (const event of events) {
    if (event.type === 'RoundStarted' && number(event.payload, 'round') > 1) scores.push(score);
    if (number(event.payload, 'seat') === seat) score += pointsIn(event);
  }
  return [...scores, score];
}

/** How the game went for each tribe, from what happened and was not taken back. */
export function toCourses(
  events: readonly HappenedFragment[],
  { tribes, pipsPerDie }: FinalView,
): readonly Course[] {
  const lasting = events.filter(({ undone }) => !undone);
  return tribes.map(({ player, total }) => {
    const own = lasting.filter(({ payload }) => number(payload, 'seat') === player.seat);
    const goods = own.map(goodsIn);
    const dice = own.flatMap(diceIn);
    return {
      player,
      scores: [...scoresOf(lasting, player.seat), total],
      goods: Object.fromEntries(GOODS.map((good) => [good, sum(goods.map((some) => some[good] ?? 0))])),
      dice: dice.length,
      pips: sum(dice),
      average: dice.length * pipsPerDie,
    };
  });
}
