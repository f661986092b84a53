import type { ContentChoicesQuery, EditionId, GameSettingsInput, TimeSettingsInput } from '../gql/graphql.js';

export const PACES = ['twoDays', 'oneDay', 'halfDay', 'bank', 'own', 'none'] as const;
type Pace = (typeof PACES)[number];

/** A table that is about to be opened, as its form holds it. */
export type Draft = Readonly<{
  title: string;
  seats: number;
  edition: EditionId;
  expansion: boolean;
  olderTiles: boolean;
  contentFile: string;
  pace: Pace;
  /** With a pace of one's own: hours for each turn, or in the bank with hours that every turn adds. */
  system: 'PER_STRETCH' | 'BANK';
  hours: number;
  increment: number;
  /** After the deadline, before it counts as run out; 0 for none. */
  grace: number;
  /** With the autopilot: late turns that are excused, and missed ones in a row until it keeps the seat. */
  excuses: number;
  keepAfter: number;
  whenOut: 'LADDER' | 'REMIND';
  visibility: 'PUBLIC' | 'UNLISTED' | 'INVITATION';
  /** Whether I sit down myself. */
  sit: boolean;
}>;

export type Change = (part: Partial<Draft>) => void;
export type ContentFile = ContentChoicesQuery['contentFiles'][number];

export const EDITIONS = ['CS_2019', 'CS_CLASSIC', 'SK_CLASSIC', 'HR_2008'] as const;
export const VISIBILITIES = ['PUBLIC', 'UNLISTED', 'INVITATION'] as const;

/** Two days for each turn is what most tables of friends can keep. */
export const newDraft = (title: string, edition: EditionId): Draft => ({
  title,
  seats: 2,
  edition,
  expansion: false,
  olderTiles: false,
  contentFile: '',
  pace: 'twoDays',
  system: 'PER_STRETCH',
  hours: 24,
  increment: 6,
  grace: 0,
  excuses: 1,
  keepAfter: 2,
  whenOut: 'LADDER',
  visibility: 'PUBLIC',
  sit: true,
});

export const mostSeats = (expansion: boolean): number => (expansion ? 5 : 4);

/** Without the expansion there are fewer seats and none of its tiles. */
export const withExpansion = (draft: Draft, expansion: boolean): Partial<Draft> => ({
  expansion,
  seats: Math.min(draft.seats, mostSeats(expansion)),
  olderTiles: expansion && draft.olderTiles,
  contentFile: '',
});

/** Content files that change something in a game like this. */
export const fitting = (
  files: readonly ContentFile[],
  { expansion, olderTiles }: Draft,
): readonly ContentFile[] =>
  files.filter(({ ways }) =>
    ways.some((way) => (way.expansion !== null) === expansion && way.olderTiles === olderTiles),
  );

/** A pace of one's own, with nothing in it that does not belong to its kind. */
const ownTime = (draft: Draft): TimeSettingsInput => {
  const { system, hours, increment, grace, whenOut, excuses, keepAfter } = draft;
  return {
    system,
    hours,
    whenOut,
    ...(system === 'BANK' ? { increment: Math.min(increment, hours) } : {}),
    ...(grace === 0 ? {} : { grace }),
    ...(whenOut === 'LADDER' ? { excuses, keepAfter } : {}),
  };
};

function timeOf(draft: Draft): TimeSettingsInput {
  const { pace, whenOut } = draft;
  switch (pace) {
    case 'oneDay':
      return { system: 'PER_STRETCH', hours: 24, whenOut };
    case 'halfDay':
      return { system: 'PER_STRETCH', hours: 12, whenOut };
    case 'bank':
      return { system: 'BANK', hours: 120, increment: 6, whenOut };
    case 'own':
      return ownTime(draft);
    case 'twoDays':
    case 'none':
      return { system: 'PER_STRETCH', hours: 48, whenOut };
  }
}

/** The draft as the API takes it. */
export function settingsOf(draft: Draft): GameSettingsInput {
  const { edition, seats, expansion, olderTiles, contentFile, pace } = draft;
  return {
    edition,
    seats,
    order: 'DRAWN',
    entropy: 'SEALED',
    practice: false,
    olderTiles,
    ...(expansion ? { expansion: 'STYLE' as const } : {}),
    ...(contentFile === '' ? {} : { contentFile }),
    clock: pace !== 'none',
    ...(pace === 'none' ? {} : { time: timeOf(draft) }),
  };
}
