import type { Die, Player } from '../model.js';

/**
 * One sentence about one version: what somebody did, a round or a phase as the heading of what follows, or a step of
 * the table that the chronicle passes over.
 */
export type Line = Readonly<{
  version: number;
  kind: 'deed' | 'round' | 'phase' | 'step';
  player: Player | null;
  sentence: string;
  at: Date;
  undone: boolean;
  /** The number of the draw and what fell; null where nothing was rolled. */
  rolled: Readonly<{ draw: number; dice: readonly Die[] }> | null;
}>;

/** The sentence about the very version at which the board stands; null until it has come. */
export const lineAt = (lines: readonly Line[], version: number): Line | null =>
  lines.find((line) => line.version === version) ?? null;

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
