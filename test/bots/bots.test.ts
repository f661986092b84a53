import { awaiting, seenBy } from '../../src/game/index.js';
import type { GameCommand, GameId, Table } from '../../src/game/index.js';
import { BOT_NAMES, botMove, isBotName } from '../../src/bots/bots.js';
import { chanceOf, luckOf } from '../../src/bots/chance.js';
import { nextDecision, startedTable, step } from '../../src/bots/self-play.js';

const GAME = '00112233-4455-4677-8899-aabbccddeeff' as GameId;

/** What the bot of the next seat does, asked as in a real game. */
function moveAt(table: Table, gameId: GameId): GameCommand {
  const open = nextDecision(table)!;
  return botMove(open.bot, seenBy(table, open.seat).game!, { gameId, seat: open.seat, since: open.since });
}

/** A whole game in which every move is asked for twice. */
function played(gameId: GameId): readonly GameCommand[] {
  const luck = luckOf(chanceOf('bots'));
  const commands: GameCommand[] = [];
  let { table } = startedTable({ edition: 'cs-classic' }, ['random', 'steady', 'random'], luck);
  while (awaiting(table).length > 0) {
    const command = moveAt(table, gameId);
    expect(moveAt(copyOf(table), gameId)).toEqual(command);
    const next = step(table, nextDecision(table)!.actor, command, luck);
    if (!next.ok) throw new Error(JSON.stringify({ command, reason: next.reason }));
    commands.push(command);
    table = next.value.table;
  }
  return commands;
}

/** The same table in other objects: as another process would have folded it. */
const copyOf = (table: Table): Table => ({
  ...table,
  game: { ...table.game!, tribes: table.game!.tribes.map((tribe) => ({ ...tribe })) },
});

describe('bots in a real game', () => {
  it('are known by name', () => {
    expect(BOT_NAMES).toEqual(['random', 'steady']);
    expect(['random', 'steady', 'toString', 'Random', ''].map(isBotName)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('do the same whichever process asks them, and however often', () => {
    expect(played(GAME)).toEqual(played(GAME));
  });

  it('do not repeat one game in another', () => {
    const other = 'ffeeddcc-bbaa-4998-8776-655443322110' as GameId;
    expect(played(GAME)).not.toEqual(played(other));
  });

  it('say so when nothing is asked of them', () => {
    const { table } = startedTable({ edition: 'cs-2019' }, ['random', 'random'], luckOf(chanceOf(1)));
    const seen = seenBy(table, 2).game!;
    expect(() => botMove('random', seen, { gameId: GAME, seat: 2, since: 1 })).toThrow('owes no decision');
  });
});
