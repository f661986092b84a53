import { isDeepStrictEqual } from 'node:util';
import { decide, whyNot } from '../../../game/index.js';
import type { GameCommand, Luck } from '../../../game/index.js';
import { luckOf } from '../../../bots/chance.js';
import { unless } from '../violation.js';
import type { Violation } from '../violation.js';
import { isListed } from './listed.js';
import { count, snapshot } from './moment.js';
import type { Moment, Tally } from './moment.js';
import { strangeCommand } from './strange.js';

/** Whatever is sent: nothing throws, only what is listed is accepted, and trying changes nothing. */
export function checkRefusals(moment: Moment, tries: number, tally: Tally): readonly Violation[] {
  const { table, legal, chance } = moment;
  const { game } = table;
  if (game === undefined) return [];
  const before = snapshot(table);
  const found: Violation[] = [];
  for (let tried = 0; tried < tries; tried += 1)
    found.push(...checkCommand(moment, strangeCommand(game, legal, chance), tally));
  return [...found, ...unless(snapshot(table) === before, 'trying a command changes nothing', () => before)];
}

function checkCommand(moment: Moment, command: GameCommand, tally: Tally): readonly Violation[] {
  const { table, actor, seen, seat, chance, listed, stock } = moment;
  const luck = counted(luckOf(chance, table.draws));
  try {
    const answer = decide(table, actor, command, luck);
    const reason = whyNot(seen, seat, command);
    const facts = (): string => JSON.stringify({ command, answer, reason, listed });
    if (answer.ok) {
      return [
        ...unless(isListed(command, listed, stock), 'what is accepted is listed', facts),
        ...unless(reason === undefined, 'whyNot answers as decide', facts),
      ];
    }
    count(tally.refused, command);
    return [
      ...unless(luck.draws() === 0, 'a refusal draws nothing', facts),
      ...unless(isDeepStrictEqual(answer.reason, reason), 'whyNot answers as decide', facts),
    ];
  } catch (error) {
    return [{ law: 'no command throws', found: `${JSON.stringify(command)}: ${String(error)}` }];
  }
}

/** Luck that knows how often it was asked. */
function counted({ roll, pick }: Luck): Luck & Readonly<{ draws: () => number }> {
  let draws = 0;
  const asked = <Drawn>(drawn: Drawn): Drawn => {
    draws += 1;
    return drawn;
  };
  return {
    roll: (dice) => asked(roll(dice)),
    pick: (from, some) => asked(pick(from, some)),
    draws: () => draws,
  };
}
