import type { Die, Player } from '../model.js';

/**
 * One sentence about one version: what somebody did, a round or a phase as the heading of what follows, or a step of
 * the table that the chronicle passes over.
 */
export type Line = Readonly<{
  version: number;
  kind: 'deed' | 'round' | 'phase' | 'step';
  player: Player | null;
  /** Whether I know it without being told: I did it by hand, and chance had no part in it. */
  known: boolean;
  sentence: string;
  at: Date;
  undone: boolean;
  /** The number of the draw and what fell; null where nothing was rolled. */
  rolled: Readonly<{ draw: number; dice: readonly Die[] }> | null;
}>;

/** The sentence about the very version at which the board stands; null until it has come. */
export const lineAt = (lines: readonly Line[], version: number): Line | null =>
  lines.find((line) => line.version === version) ?? null;

/** The version of the last deed that had been done by then, 0 if none had; null where one looks at now. */
export const lastDeedAt = (lines: readonly Line[], at: number | null): number | null =>
  at === null
    ? null
    : (lines.findLast(({ kind, version }) => kind === 'deed' && version <= at)?.version ?? 0);

/** A line before the moment at which the board stands, of that moment, or after it. */
export type When = 'before' | 'here' | 'later';

/** Where a line stands to the one that tells where the board is; before it where the board is at now. */
export function placeInTime({ version }: Line, here: number | null): When {
  if (here === null || version < here) return 'before';
  return version === here ? 'here' : 'later';
}

const SHOWN = 40;

/**
 * What a short list tells, newest first: what is new to me, or the latest where nothing is. In the past it tells
 * everything, so that wherever one goes is in it; the lines that were in it stay where they were.
 */
export function newest(lines: readonly Line[], seen: number, at: number | null): readonly Line[] {
  const deeds = lines.filter(({ kind }) => kind === 'deed');
  if (at !== null) return deeds.reverse();
  const fresh = deeds.filter(({ version }) => version > seen);
  return (fresh.length > 0 ? fresh : deeds).slice(-SHOWN).reverse();
}

/** Lines of one player that follow one another. */
export type Turn = Readonly<{ player: Player | null; lines: readonly Line[] }>;

/** Lines in a row by whom they are about. */
export function turnsIn(lines: readonly Line[]): readonly Turn[] {
  const turns: { player: Player | null; lines: Line[] }[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    if (last !== undefined && last.player?.seat === line.player?.seat) last.lines.push(line);
    else turns.push({ player: line.player, lines: [line] });
  }
  return turns;
}

/** A stretch of the chronicle under one heading, as it happened. */
export type Chapter = Readonly<{ heading: Line | null; lines: readonly Line[] }>;

/** The lines of a game by round and phase. Lines come and chapters go oldest first. */
export function chaptersOf(lines: readonly Line[]): readonly Chapter[] {
  const chapters: { heading: Line | null; lines: Line[] }[] = [];
  for (const line of lines.filter(({ kind }) => kind !== 'step')) {
    if (line.kind !== 'deed') chapters.push({ heading: line, lines: [] });
    else if (chapters.length === 0) chapters.push({ heading: null, lines: [line] });
    else chapters.at(-1)?.lines.push(line);
  }
  return chapters;
}

/** What I did first after a version; what follows it is what the rules made of it. Lines come oldest first. */
export const myDeedAfter = (lines: readonly Line[], after: number): Line | undefined =>
  lines.find(
    ({ kind, player, undone, version }) =>
      kind === 'deed' && player?.me === true && !undone && version > after,
  );
