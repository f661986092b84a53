import type { Player } from '../model.js';

/** One sentence of the chronicle; rounds and phases are headings of what follows them. */
export type Line = Readonly<{
  version: number;
  kind: 'deed' | 'round' | 'phase';
  player: Player | null;
  sentence: string;
  at: Date;
  undone: boolean;
}>;

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
