import { isDeepStrictEqual } from 'node:util';
import { emptyTable, fold, isGameEvent } from '../../game/index.js';
import type { GameCommand, Table } from '../../game/index.js';
import type { BotName } from '../../bots/bots.js';
import { chanceOf, luckOf } from '../../bots/chance.js';
import type { Chance } from '../../bots/chance.js';
import { botCommand, nextDecision, startedTable, step } from '../../bots/self-play.js';
import type { Choice, Taken } from '../../bots/self-play.js';
import { checkAsked } from './checks/asked.js';
import { checkBoard } from './checks/board.js';
import { openLedger } from './checks/ledger.js';
import type { Ledger } from './checks/ledger.js';
import { momentOf } from './checks/moment.js';
import type { Tally } from './checks/moment.js';
import { checkOffers } from './checks/offers.js';
import { checkRefusals } from './checks/refusals.js';
import { checkScores } from './checks/scores.js';
import { unless } from './violation.js';
import type { Violation } from './violation.js';

/** One game among bots; its name alone decides the dice and the bots' choices. */
export type Plan = Readonly<{
  name: string;
  choice: Choice;
  bots: readonly BotName[];
  /** A table with the content file at hand that the choice names. */
  empty?: Table;
}>;

/** A game played to its end, or until a law did not hold. */
export type PlayedGame = Readonly<{
  table: Table;
  taken: readonly Taken[];
  violations: readonly Violation[];
}>;

/** Options are tried out at one decision in so many, each time with so many commands that may not be listed. */
const DECISIONS_PER_SAMPLE = 16;
const STRANGE_COMMANDS = 6;
/** A game among bots that lasts longer would perhaps not end at all (R25). */
const MOST_ROUNDS = 60;

/** Plays a game and checks every law on the way. The checks draw from chance of their own and change no game. */
export function playGame({ name, choice, bots, empty = emptyTable }: Plan, tally: Tally): PlayedGame {
  const luck = luckOf(chanceOf(name, 'luck'));
  const choices = chanceOf(name, 'choices');
  const samples = chanceOf(name, 'samples');
  const started = startedTable(choice, bots, luck, empty);
  const taken = [...started.taken];
  const ledger = ledgerOf(started.table);
  let { table } = started;
  for (let open = nextDecision(table); open !== undefined; open = nextDecision(table)) {
    const command = botCommand(table, open, choices);
    const sampled = sample(table, command, samples, tally);
    if (sampled.length > 0) return { table, taken, violations: sampled };
    const next = step(table, open.actor, command, luck);
    if (!next.ok) {
      const found = JSON.stringify({ ...open, command, reason: next.reason });
      return { table, taken, violations: [{ law: 'bots play by the rules', found }] };
    }
    taken.push(next.value.taken);
    table = next.value.table;
    const violations = checkStep(ledger, table, next.value.taken);
    if (violations.length > 0) return { table, taken, violations };
  }
  return { table, taken, violations: checkEnd(table, taken, empty) };
}

function ledgerOf({ game }: Table): Ledger {
  if (game === undefined) throw new Error('the game has not started');
  return openLedger(game);
}

/** Tries out what some seat may and may not do now. */
function sample(table: Table, legal: GameCommand, chance: Chance, tally: Tally): readonly Violation[] {
  if (chance.below(DECISIONS_PER_SAMPLE) > 0) return [];
  const awaited = nextDecision(table)?.seat ?? 1;
  const seat = chance.below(4) === 0 ? 1 + chance.below(table.seats.length) : awaited;
  const moment = momentOf(table, seat, legal, chance);
  return [...checkOffers(moment, tally), ...checkRefusals(moment, STRANGE_COMMANDS, tally)];
}

function checkStep(ledger: Ledger, { game }: Table, { recorded }: Taken): readonly Violation[] {
  if (game === undefined) return [];
  for (const { event } of recorded) if (isGameEvent(event)) ledger.enter(event);
  return [
    ...ledger.compare(game),
    ...checkBoard(game),
    ...checkAsked(game),
    ...unless(game.round <= MOST_ROUNDS, `bots finish within ${MOST_ROUNDS} rounds`, () => `${game.round}`),
  ];
}

function checkEnd(table: Table, taken: readonly Taken[], empty: Table): readonly Violation[] {
  const folded = fold(
    taken.flatMap(({ recorded }) => recorded),
    empty,
  );
  return [
    ...(table.game === undefined ? [] : checkScores(table.game)),
    ...unless(isDeepStrictEqual(folded, table), 'the fold of the events is the state carried along', () =>
      JSON.stringify({ folded: { ...folded, moves: undefined }, carried: { ...table, moves: undefined } }),
    ),
  ];
}
