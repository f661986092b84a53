import { isDeepStrictEqual } from 'node:util';
import { decide, options, seenBy, whyNot } from '../../../game/index.js';
import type { Actor, DecisionOptions, GameCommand, Luck, Seat, Stock, Table } from '../../../game/index.js';
import type { Chance } from '../../../bots/chance.js';
import { luckOf } from '../../../bots/chance.js';
import { step } from '../../../bots/self-play.js';
import { unless } from '../violation.js';
import type { Violation } from '../violation.js';
import { checkAffordable } from './affordable.js';
import { checkBoard } from './board.js';
import { isListed } from './listed.js';
import { probesOf } from './probes.js';
import type { Probe } from './probes.js';
import { strangeCommand } from './strange.js';

/** A seat at a table at one moment, and a legal command of the seat that is awaited. */
export type Moment = Readonly<{ table: Table; seat: Seat; legal: GameCommand; chance: Chance }>;

/** How often each kind of command was tried, and with which answer. */
export type Tally = Readonly<{ accepted: Map<string, number>; refused: Map<string, number> }>;
export const newTally = (): Tally => ({ accepted: new Map(), refused: new Map() });

const count = (counts: Map<string, number>, { type }: GameCommand): void =>
  void counts.set(type, (counts.get(type) ?? 0) + 1);

type Eyes = Moment &
  Readonly<{ actor: Actor; listed: DecisionOptions | undefined; stock: Stock; tally: Tally }>;

/** All that is listed is accepted, all that is accepted is listed, and what is refused changes nothing. */
export function checkOffers(moment: Moment, strange: number, tally: Tally): readonly Violation[] {
  const { table, seat } = moment;
  const eyes = eyesOf(moment, tally);
  const before = snapshot(table);
  const found = [
    ...(eyes.listed === undefined ? [] : checkListed(eyes, eyes.listed)),
    ...Array.from({ length: strange }, () => checkStrange(eyes)).flat(),
  ];
  return [
    ...found,
    ...unless(snapshot(table) === before, 'trying a command changes nothing', () => `seat ${seat}`),
  ];
}

function eyesOf(moment: Moment, tally: Tally): Eyes {
  const { table, seat } = moment;
  const listed = options(seenBy(table, seat), seat).decision;
  const stock = table.game?.tribes[seat - 1]?.stock;
  const seatId = table.seats.find((each) => each.seat === seat)?.seatId;
  if (stock === undefined || seatId === undefined) throw new Error(`nobody sits on seat ${seat}`);
  return { ...moment, actor: `bot:${seatId}`, listed, stock, tally };
}

/** Everything but the list of moves, which only grows at its head. */
const snapshot = ({ moves, ...table }: Table): string => JSON.stringify([table, moves?.toVersion]);

function checkListed(eyes: Eyes, listed: DecisionOptions): readonly Violation[] {
  return [
    ...probesOf(listed, eyes).flatMap((probe) => checkProbe(eyes, probe)),
    ...(listed.kind === 'act' ? checkAffordable(listed, eyes.stock) : []),
    ...(listed.kind === 'place' ? listed.places : []).flatMap((each) => {
      if (!('closed' in each)) return [];
      const people = eyes.table.game?.rules.places.get(each.place)?.min ?? 1;
      const command: GameCommand = { type: 'PlacePeople', place: each.place, people };
      const answer = decide(eyes.table, eyes.actor, command, luckOf(eyes.chance));
      return unless(
        !answer.ok && isDeepStrictEqual(answer.reason, each.closed),
        'closed places say why',
        () => JSON.stringify({ command, each, answer }),
      );
    }),
  ];
}

function checkProbe(
  { table, actor, chance, tally, listed, stock }: Eyes,
  probe: Probe,
): readonly Violation[] {
  const { command, brings } = probe;
  const taken = step(table, actor, command, luckOf(chance, table.draws));
  if (!taken.ok)
    return [{ law: 'what is listed is accepted', found: JSON.stringify({ command, reason: taken.reason }) }];
  count(tally.accepted, command);
  const { game } = taken.value.table;
  const events = taken.value.taken.recorded.map(({ event }) => event);
  return [
    ...unless(brings?.(events) ?? true, 'options bring what they promise', () =>
      JSON.stringify({ command, events }),
    ),
    ...unless(isListed(command, listed, stock), 'options mean what they list', () =>
      JSON.stringify({ command, listed }),
    ),
    ...(game === undefined ? [] : checkBoard(game)),
  ];
}

function checkStrange(eyes: Eyes): readonly Violation[] {
  const { table, seat, actor, legal, chance, tally, listed, stock } = eyes;
  if (table.game === undefined) return [];
  const command = strangeCommand(table.game, legal, chance);
  const { luck, draws } = counting(luckOf(chance, table.draws));
  try {
    const answer = decide(table, actor, command, luck);
    const reason = whyNot(seenBy(table, seat), seat, command);
    if (answer.ok) {
      return [
        ...unless(isListed(command, listed, stock), 'what is accepted is listed', () =>
          JSON.stringify({ command, listed }),
        ),
        ...unless(reason === undefined, 'whyNot answers as decide', () =>
          JSON.stringify({ command, reason }),
        ),
      ];
    }
    count(tally.refused, command);
    return [
      ...unless(draws() === 0, 'a refusal draws nothing', () => JSON.stringify(command)),
      ...unless(isDeepStrictEqual(answer.reason, reason), 'whyNot answers as decide', () =>
        JSON.stringify({ command, refused: answer.reason, reason }),
      ),
    ];
  } catch (error) {
    return [{ law: 'no command throws', found: `${JSON.stringify(command)}: ${String(error)}` }];
  }
}

function counting(luck: Luck): Readonly<{ luck: Luck; draws: () => number }> {
  let draws = 0;
  const counted: Luck = {
    roll: (dice) => ((draws += 1), luck.roll(dice)),
    pick: (from, some) => ((draws += 1), luck.pick(from, some)),
  };
  return { luck: counted, draws: () => draws };
}
