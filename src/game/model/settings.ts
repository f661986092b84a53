import type { TimeSettings } from './time.js';

export const EDITIONS = ['cs-2019', 'cs-classic', 'sk-classic', 'hr-2008'] as const;
export type EditionId = (typeof EDITIONS)[number];

/** House rules: each overrides one switch of the edition. */
export type HouseRules = Readonly<{
  starvation?: 'flat' | 'perMissing';
  huntAgain?: boolean;
  spareGreens?: 'secondSet' | 'onePointEach';
  tie?: 'sum' | 'lexicographic';
}>;

/** Everything that is fixed when a game is opened; nothing here names a person. */
export type Settings = Readonly<{
  edition: EditionId;
  expansion?: 'style';
  /** The six older tiles, an option of the expansion. */
  olderTiles?: true;
  houseRules?: HouseRules;
  /** The address of the content file that corrects cards and tiles; without one, the tables as they come. */
  contentFile?: string;
  /** How many may sit down, 2…4, with the expansion 2…5. */
  seats: number;
  /** Seats are drawn at the start, or clockwise in order of joining. */
  order: 'drawn' | 'joined';
  /** Sealed: joiners commit before they see anything. Open: quick games, said so in every archive. */
  entropy: 'sealed' | 'open';
  /** In practice games bots agree to every undo. */
  practice?: true;
  /** Organisers who do not sit here may see everything while the game runs; that they do is an event. */
  fullView?: true;
  /** Absent: no clock runs. */
  time?: TimeSettings;
}>;
