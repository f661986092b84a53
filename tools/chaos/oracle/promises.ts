import type { Ledger } from './ledger.js';
import { unless, type Finding } from './findings.js';
import type { Row, Stored } from './rows.js';

type Games = ReadonlyMap<string, Stored>;

/** Whether every promise to a client was kept: what was acknowledged is stored once, what was refused is not. */
export function examinePromises(games: Games, { acknowledged, refused }: Ledger): readonly Finding[] {
  const firsts = commandsIn(games);
  return [
    ...acknowledged.flatMap((promise) => {
      const [stored] = firsts.get(promise.commandId)?.filter(({ game }) => game === promise.game) ?? [];
      return stored === undefined
        ? [{ fault: 'lost', what: `command ${promise.commandId} of game ${promise.game}` } as const]
        : examineOutcome(games.get(promise.game)?.rows ?? [], stored, promise);
    }),
    ...refused.map(({ game, commandId, answer }) => ({
      fault: 'broken' as const,
      what: `command ${commandId} of game ${game} was legal, but ${answer}`,
    })),
    ...[...firsts].flatMap(([commandId, stored]) => examineTimes(commandId, stored)),
  ];
}

/** The first event of every command, by command id. */
function commandsIn(games: Games): ReadonlyMap<string, readonly Row[]> {
  const commands = new Map<string, Row[]>();
  for (const row of [...games.values()].flatMap(({ rows }) => rows)) {
    if (row.ordinal === 0) commands.set(row.commandId, [...(commands.get(row.commandId) ?? []), row]);
  }
  return commands;
}

/** The answer named the last version the command made, and its hash. */
function examineOutcome(
  rows: readonly Row[],
  { commandId, actor, game }: Row,
  { version, head }: Ledger['acknowledged'][number],
): readonly Finding[] {
  const last = rows.findLast((row) => row.commandId === commandId && row.actor === actor);
  return unless([
    last?.version === version && last.hash === head,
    'broken',
    `command ${commandId} of game ${game} was acknowledged as version ${version}, stored as ${last?.version}`,
  ]);
}

/** Clients never use an id twice, in no game; the ids that the server makes are the same in every game. */
function examineTimes(commandId: string, stored: readonly Row[]): readonly Finding[] {
  const times = stored.map(({ game, actor }) => (actor === 'server' ? `${game} ${actor}` : ''));
  const again = times.length - new Set(times).size;
  return Array.from({ length: again }, () => ({ fault: 'doubled', what: `command ${commandId}` }));
}
