import type { Die, Player } from '../model.js';

/** One sentence of the chronicle; rounds and phases are headings of what follows them. */
export type Line = Readonly<{
  version: number;
  kind: 'deed' | 'round' | 'phase';
  player: Player | null;
  sentence: string;
  at: Date;
  undone: boolean;
  /** The number of the draw and what fell; null where nothing was rolled. */
  rolled: Readonly<{ draw: number; dice: readonly Die[] }> | null;
}>;

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
  for (const line of lines) {
    if (line.kind !== 'deed') chapters.push({ heading: line, lines: [] });
    else if (chapters.length === 0) chapters.push({ heading: null, lines: [line] });
    else chapters.at(-1)?.lines.push(line);
  }
  return chapters;
}
