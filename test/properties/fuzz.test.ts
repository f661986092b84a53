import { decide, seenBy, whyNot } from '../../src/game/index.js';
import type { Actor, Command, GameCommand, Table } from '../../src/game/index.js';
import { oneOf } from '../../src/bots/bot.js';
import { chanceOf, luckOf } from '../../src/bots/chance.js';
import type { Chance } from '../../src/bots/chance.js';
import { momentOf, newTally, snapshot } from '../../src/cli/simulate/checks/moment.js';
import { checkRefusals } from '../../src/cli/simulate/checks/refusals.js';
import { GAME_COMMANDS, HOSTILE } from '../../src/cli/simulate/checks/strange.js';
import { botTurns } from '../support/bot-games.js';

/** `npm test -- test/properties/fuzz --count 5000000` tries longer, another `CAIRN_FUZZ_SEED` tries other commands. */
const COUNT = Number(process.env['CAIRN_FUZZ_COUNT'] ?? 100_000);
const SEED = process.env['CAIRN_FUZZ_SEED'] ?? 'fuzz';
const PER_TABLE = 25;

const CHOICES = [
  { edition: 'cs-2019' },
  { edition: 'sk-classic' },
  { edition: 'hr-2008', expansion: 'style', olderTiles: true },
] as const;

type Found = Readonly<{ table: Table; seat: number; legal: GameCommand }>;

/** So many tables in the midst of play. */
function* tables(count: number): Generator<Found> {
  for (let game = 0, found = 0; found < count; game += 1) {
    const turns = botTurns(
      CHOICES[game % CHOICES.length]!,
      ['random', 'random', 'steady'],
      `${SEED} ${game}`,
    );
    for (const { table, open, taken } of turns) {
      if ((found += 1) > count) return;
      yield { table, seat: open.seat, legal: taken.command as GameCommand };
    }
  }
}

describe('whatever is sent', () => {
  it(`${COUNT} game commands: none throws, only listed ones are accepted, refused ones change nothing`, () => {
    const chance = chanceOf(SEED, 'commands');
    const tally = newTally();
    for (const { table, seat, legal } of tables(Math.ceil(COUNT / PER_TABLE))) {
      const sender = chance.below(5) === 0 ? 1 + chance.below(3) : seat;
      expect(checkRefusals(momentOf(table, sender, legal, chance), PER_TABLE, tally)).toEqual([]);
    }
    for (const type of GAME_COMMANDS) expect(tally.refused.get(type)).toBeGreaterThan(COUNT / 1000);
  });

  it('table commands: none throws, refused ones change nothing', () => {
    const chance = chanceOf(SEED, 'table commands');
    for (const { table } of tables(COUNT / 100)) {
      const before = snapshot(table);
      for (let tried = 0; tried < 5; tried += 1) {
        const command = tableCommand(chance);
        const actor = oneOf(ACTORS, chance);
        const answer = decide(table, actor, command, luckOf(chance));
        expect(typeof answer.ok).toBe('boolean');
        whyNot(seenBy(table, 1), 1, command);
      }
      expect(snapshot(table)).toBe(before);
    }
  });
});

const ACTORS: readonly Actor[] = [
  'owner',
  'server',
  'seat:bot1',
  'bot:bot2',
  'seat:nobody',
  'autopilot:bot3',
  'seat:',
];

const FIELDS = [
  'settings',
  'commitment',
  'join',
  'entropySeal',
  'entropy',
  'bot',
  'seatId',
  'toVersion',
  'seat',
  'request',
  'agree',
  'draws',
  'since',
  'days',
  'seed',
] as const;

const TYPES = [
  'OpenGame',
  'JoinGame',
  'LeaveGame',
  'Ready',
  'StartGame',
  'UndoMove',
  'AskUndo',
  'AskCancel',
  'AskFinish',
  'AskReplace',
  'Answer',
  'Resign',
  'KeepSeat',
  'TimeOut',
  'Pause',
  'Resume',
  'AskPause',
  'ComeBack',
  'SkipDraws',
  'OpenFullView',
  'RevealSeed',
  'toString',
  '__proto__',
] as const;

const PLAUSIBLE: readonly unknown[] = [
  1,
  2,
  3,
  40,
  true,
  false,
  'bot1',
  'steady',
  'a'.repeat(64),
  { seats: 2 },
];

function tableCommand(chance: Chance): Command {
  const fields = FIELDS.filter(() => chance.below(3) === 0).map(
    (field) => [field, oneOf(chance.below(2) === 0 ? HOSTILE : PLAUSIBLE, chance)] as const,
  );
  return { ...Object.fromEntries(fields), type: oneOf(TYPES, chance) } as unknown as Command;
}
