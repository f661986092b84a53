import { emptyTable, RULES_REVISION, type GameId, type StoredEvent, type Table } from '../../game/index.js';
import { fail, ok, type Result } from '../../lib/result.js';
import { fromHex, isHex } from '../bytes.js';
import { SECRET_BYTES, seedCommitment } from '../draws.js';
import { commandsIn } from './commands.js';
import type { Difference, Entropies, Tally, Unchecked } from './verdict.js';
import { missingContent } from './content.js';
import { playAgain, type Walk } from './walk.js';

/** What a history was found to be, beyond its hashes. */
export type Findings = Readonly<{
  /** What it leads to; undefined if it could not be folded. */
  table: Table | undefined;
  commands: Tally;
  draws: Tally;
  unchecked: readonly Unchecked[];
  entropies?: Entropies;
}>;

export type HistoryOptions = Readonly<{
  /** The seed before it was shown, from the server that keeps it. */
  seed?: Uint8Array | undefined;
  /** An empty table with the content file at hand that the game names. */
  empty?: Table | undefined;
}>;

/**
 * Plays a whole history again: every draw is made anew from the seed, if that is known, and every command decided anew
 * with the draws that were recorded. Answers what was found, or the first version at which something else should stand.
 */
export function checkHistory(
  events: readonly StoredEvent[],
  options: HistoryOptions = {},
): Result<Findings, Difference> {
  const commands = commandsIn(events);
  if (!commands.ok) return commands;
  const seed = seedIn(events, options.seed);
  if (!seed.ok) return seed;
  const { empty = emptyTable } = options;
  const missing = missingContent(events, empty);
  if (missing !== undefined) return ok(unread(events, commands.value.length, seed.value, missing));
  const revision = revisionIn(events);
  if (!revision.ok) return revision;
  const walk = walkOf({ events, seed: seed.value, empty, revision: revision.value });
  for (const command of commands.value) {
    const difference = playAgain(walk, command);
    if (difference !== undefined) return fail(difference);
  }
  return ok(findingsOf(walk, commands.value.length, revision.value));
}

type Beginning = Readonly<{
  events: readonly StoredEvent[];
  seed: Uint8Array | undefined;
  empty: Table;
  revision: number | undefined;
}>;

const walkOf = ({ events, seed, empty, revision }: Beginning): Walk => ({
  game: (events[0]?.game ?? '') as GameId,
  seed,
  byOurRules: revision === undefined || revision === RULES_REVISION,
  empty,
  key: undefined,
  table: empty,
  recordeds: [],
  draws: 0,
  redrawn: 0,
  hidden: 0,
  entropies: undefined,
});

/** The seed that was shown, or the one that is known; it must be the one that was promised. */
function seedIn(
  events: readonly StoredEvent[],
  known: Uint8Array | undefined,
): Result<Uint8Array | undefined, Difference> {
  const shown = events.find(({ type }) => type === 'SeedRevealed');
  const hex = shown?.payload['seed'];
  const seed = isHex(hex, SECRET_BYTES) ? fromHex(hex) : known;
  if (seed === undefined) return ok(undefined);
  const { game = '', payload } = events[0] ?? {};
  if (seedCommitment(game, seed) === payload?.['commitment']) return ok(seed);
  return fail({ reason: 'COMMITMENT_BROKEN', version: shown?.version ?? 1 });
}

/** By which revision of the rules it was decided: they are numbered from 1. */
function revisionIn(events: readonly StoredEvent[]): Result<number | undefined, Difference> {
  const started = events.find(({ type }) => type === 'GameStarted');
  if (started === undefined) return ok(undefined);
  const { rules } = started.payload;
  if (typeof rules === 'number' && rules >= 1) return ok(rules);
  return fail({ reason: 'DOES_NOT_FOLD', version: started.version });
}

function findingsOf(walk: Walk, commands: number, revision: number | undefined): Findings {
  const { table, draws, redrawn, hidden, seed, byOurRules, entropies } = walk;
  const unchecked: Unchecked[] = [];
  if (!byOurRules && revision !== undefined)
    unchecked.push({ what: 'commands', why: 'OTHER_RULES', revision, ours: RULES_REVISION });
  if (seed === undefined) unchecked.push({ what: 'draws', why: 'SEED_NOT_REVEALED' });
  if (hidden > 0) unchecked.push({ what: 'hidden', why: 'PARTS_HIDDEN', count: hidden });
  return {
    table,
    commands: { checked: byOurRules ? commands : 0, of: commands },
    draws: { checked: redrawn, of: draws },
    unchecked,
    ...(entropies === undefined ? {} : { entropies }),
  };
}

/** What can be said about a game whose cards and tiles are not known here. */
function unread(
  events: readonly StoredEvent[],
  commands: number,
  seed: Uint8Array | undefined,
  content: string,
): Findings {
  const draws = events.filter(({ payload }) => payload['draw'] !== undefined).length;
  return {
    table: undefined,
    commands: { checked: 0, of: commands },
    draws: { checked: 0, of: draws },
    unchecked: [
      { what: 'commands', why: 'CONTENT_UNKNOWN', content },
      ...(seed === undefined ? [{ what: 'draws', why: 'SEED_NOT_REVEALED' } as const] : []),
    ],
  };
}
