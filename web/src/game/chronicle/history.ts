/** Where in the game's history the board stands, and how to move there. */
export type History = Readonly<{
  version: number;
  head: number;
  /** The last version I had seen when I came. */
  seen: number;
  rounds: readonly Readonly<{ round: number; version: number }>[];
  playing: boolean;
  seek: (version: number) => void;
  toggle: () => void;
  copyLink: () => void;
}>;
