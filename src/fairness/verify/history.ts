import {
  createFolding,
  emptyTable,
  isNewer,
  RULES_REVISION,
  type GameId,
  type StoredEvent,
  type Table,
} from '../../game/index.js';
import { fail, ok, type Result } from '../../lib/result.js';
import { fromHex, isHex } from '../bytes.js';
import { SECRET_BYTES, seedCommitment } from '../draws.js';
import { commandsIn, type StoredCommand } from './commands.js';
import { missingContent } from './content.js';
import { findingsBefore, findingsOf, findingsWithout, type Findings } from './findings.js';
import type { Difference, Unchecked } from './verdict.js';
import { playAgain, type Walk } from './walk.js';

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
  const known = events.filter((event) => !isNewer(event));
  const newer = events.find(isNewer)?.version ?? Infinity;
  if (newer === 1) return ok(findingsWithout(events, commands.value.length, [tooOld(newer)]));
  const seed = seedIn(known, options.seed);
  if (!seed.ok) return seed;
  const { empty = emptyTable } = options;
  const missing = missingContent(known, empty);
  if (missing !== undefined)
    return ok(findingsWithout(events, commands.value.length, withoutContent(missing, seed.value)));
  const revision = revisionIn(known);
  if (!revision.ok) return revision;
  const walk = walkOf({ events, seed: seed.value, empty, revision: revision.value });
  return played(walk, events, { commands: commands.value, revision: revision.value, newer });
}

const tooOld = (version: number): Unchecked => ({ what: 'events', why: 'PROGRAM_TOO_OLD', version });

const withoutContent = (content: string, seed: Uint8Array | undefined): readonly Unchecked[] => [
  { what: 'commands', why: 'CONTENT_UNKNOWN', content },
  ...(seed === undefined ? [{ what: 'draws', why: 'SEED_NOT_REVEALED' } as const] : []),
];

type Ahead = Readonly<{
  commands: readonly StoredCommand[];
  revision: number | undefined;
  /** The first event that a newer program has stored; infinitely far if none has. */
  newer: number;
}>;

/** Plays all commands again, or those before the first that this program is too old for. */
function played(
  walk: Walk,
  events: readonly StoredEvent[],
  { commands, revision, newer }: Ahead,
): Result<Findings, Difference> {
  const upTo = (checked: number, version: number): Result<Findings, Difference> =>
    ok(
      findingsBefore(walk, {
        events,
        commands: { checked, of: commands.length },
        revision,
        newer: version,
      }),
    );
  for (const [nth, command] of commands.entries()) {
    if ((command.events.at(-1)?.version ?? 0) >= newer) return upTo(nth, newer);
    const difference = playAgain(walk, command);
    if (difference === undefined) continue;
    // By newer rules things can happen which ours do not know.
    const isBeyondUs = difference.reason === 'DOES_NOT_FOLD' && (revision ?? 0) > RULES_REVISION;
    return isBeyondUs ? upTo(nth, difference.version ?? newer) : fail(difference);
  }
  return ok(findingsOf(walk, commands.length, revision));
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
  key: undefined,
  folding: createFolding(empty),
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
