import { isDeepStrictEqual } from 'node:util';
import { refuseMove } from '../../../game/index.js';
import type { DecisionOptions, GameCommand } from '../../../game/index.js';
import { luckOf } from '../../../bots/chance.js';
import { step } from '../../../bots/self-play.js';
import { unless } from '../violation.js';
import type { Violation } from '../violation.js';
import { checkAffordable } from './affordable.js';
import { checkBoard } from './board.js';
import { isListed } from './listed.js';
import { count } from './moment.js';
import type { Moment, Tally } from './moment.js';
import { probesOf } from './probes.js';
import type { Probe } from './probes.js';

/** What is listed is accepted and brings what it promises; what is closed says why. */
export function checkOffers(moment: Moment, tally: Tally): readonly Violation[] {
  const { listed } = moment;
  if (listed === undefined) return [];
  return [
    ...probesOf(listed, moment).flatMap((probe) => checkProbe(moment, probe, tally)),
    ...(listed.kind === 'act' ? checkAffordable(listed, moment) : []),
    ...(listed.kind === 'place' ? checkClosed(moment, listed) : []),
  ];
}

function checkProbe(moment: Moment, { command, brings }: Probe, tally: Tally): readonly Violation[] {
  const { table, actor, chance, listed, stock } = moment;
  const next = step(table, actor, command, luckOf(chance, table.draws));
  if (!next.ok)
    return [{ law: 'what is listed is accepted', found: JSON.stringify({ command, reason: next.reason }) }];
  count(tally.accepted, command);
  const events = next.value.taken.recorded.map(({ event }) => event);
  const { game } = next.value.table;
  return [
    ...unless(brings?.(events) ?? true, 'options bring what they promise', () =>
      JSON.stringify({ command, listed, events }),
    ),
    ...unless(isListed(command, listed, stock), 'options mean what they list', () =>
      JSON.stringify({ command, listed }),
    ),
    ...(game === undefined ? [] : checkBoard(game)),
  ];
}

/** A closed place gives the same reason as the command that would enter it. */
function checkClosed(
  { seat, seen: { game } }: Moment,
  { places }: Extract<DecisionOptions, { kind: 'place' }>,
): readonly Violation[] {
  return places.flatMap((each) => {
    if (game === undefined || !('closed' in each)) return [];
    const people = game.rules.places.get(each.place)?.min ?? 1;
    const command: GameCommand = { type: 'PlacePeople', place: each.place, people };
    const reason = refuseMove(game, seat, command);
    return unless(isDeepStrictEqual(reason, each.closed), 'closed places say why', () =>
      JSON.stringify({ command, each, reason }),
    );
  });
}
