import { RULES_REVISION, type StoredEvent, type Table } from '../../game/index.js';
import type { Entropies, Tally, Unchecked } from './verdict.js';
import type { Walk } from './walk.js';

/** What a history was found to be, beyond its hashes. */
export type Findings = Readonly<{
  /** What it leads to; undefined if it could not be folded to its end. */
  table: Table | undefined;
  commands: Tally;
  draws: Tally;
  unchecked: readonly Unchecked[];
  entropies?: Entropies;
}>;

/** What came of a history that was played again to its end. */
export function findingsOf(walk: Walk, commands: number, revision: number | undefined): Findings {
  const { folding, draws, redrawn, hidden, seed, byOurRules } = walk;
  const unchecked: Unchecked[] = [...otherRules(walk, revision)];
  if (seed === undefined) unchecked.push({ what: 'draws', why: 'SEED_NOT_REVEALED' });
  if (hidden > 0) unchecked.push({ what: 'hidden', why: 'PARTS_HIDDEN', count: hidden });
  return {
    table: folding.table(),
    commands: { checked: byOurRules ? commands : 0, of: commands },
    draws: { checked: redrawn, of: draws },
    unchecked,
    ...entropiesIn(walk),
  };
}

/** How much of a history was played again before an event that this program is too old for. */
export type Played = Readonly<{
  events: readonly StoredEvent[];
  commands: Tally;
  revision: number | undefined;
  newer: number;
}>;

/** What came of a history that could be played again only so far. */
export function findingsBefore(walk: Walk, { events, commands, revision, newer }: Played): Findings {
  return {
    table: undefined,
    commands: { ...commands, checked: walk.byOurRules ? commands.checked : 0 },
    draws: { checked: walk.redrawn, of: drawsIn(events) },
    unchecked: [...otherRules(walk, revision), { what: 'events', why: 'PROGRAM_TOO_OLD', version: newer }],
    ...entropiesIn(walk),
  };
}

/** What can be said about a history that cannot be played again at all. */
export const findingsWithout = (
  events: readonly StoredEvent[],
  commands: number,
  unchecked: readonly Unchecked[],
): Findings => ({
  table: undefined,
  commands: { checked: 0, of: commands },
  draws: { checked: 0, of: drawsIn(events) },
  unchecked,
});

const otherRules = ({ byOurRules }: Walk, revision: number | undefined): readonly Unchecked[] =>
  byOurRules || revision === undefined
    ? []
    : [{ what: 'commands', why: 'OTHER_RULES', revision, ours: RULES_REVISION }];

const entropiesIn = ({ entropies }: Walk): Pick<Findings, 'entropies'> =>
  entropies === undefined ? {} : { entropies };

const drawsIn = (events: readonly StoredEvent[]): number =>
  events.filter(({ payload }) => payload['draw'] !== undefined).length;
