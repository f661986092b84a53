import type { Json } from '../../game/index.js';
import type { DamageReason } from '../archive/read.js';

/** Why a history is not what it claims to be. */
export type RefutedReason =
  | DamageReason
  /** Events that stand as one command's do not belong together, or a command id comes twice. */
  | 'NOT_ONE_COMMAND'
  /** An event happened before the one in front of it. */
  | 'TIME_RUNS_BACK'
  /** An event does not fit the state it came upon. */
  | 'DOES_NOT_FOLD'
  /** The seed is not the one that was promised when the game was opened. */
  | 'COMMITMENT_BROKEN'
  /** Revealed entropy is not what was sealed. */
  | 'ENTROPY_DIFFERS'
  /** A draw has another number than the next one. */
  | 'DRAW_OUT_OF_ORDER'
  /** Dice, cards or tiles are not those that follow from the seed. */
  | 'DRAW_DIFFERS'
  /** The rules refuse the command. */
  | 'REFUSED'
  /** The rules make something else of the command. */
  | 'DECIDED_OTHERWISE'
  /** The result at the end of the file is not the one of the game. */
  | 'SCORES_DIFFER'
  /** The file says something about itself that is not so. */
  | 'HEADER_DIFFERS'
  /** The tables in the file are not those the game was played with. */
  | 'CONTENT_DIFFERS'
  /** The last line speaks of another head. */
  | 'TRAILER_DIFFERS'
  /** It was not signed with the key it names. */
  | 'SIGNATURE_BROKEN'
  /** It was signed with a key that is none of those you trust. */
  | 'UNKNOWN_KEY'
  /** The published digest does not have this game's head. */
  | 'DIGEST_BROKEN';

/** The first place where a history is not what it claims to be, with both values where there are two. */
export type Difference = Readonly<{
  reason: RefutedReason;
  version?: number;
  line?: number;
  stored?: Json;
  expected?: Json;
}>;

/** What could not be checked, and why. */
export type Unchecked =
  /** Draws: the seed is shown when the game is closed. */
  | Readonly<{ what: 'draws'; why: 'SEED_NOT_REVEALED' }>
  /** Parts of events that only others may see for now. */
  | Readonly<{ what: 'hidden'; why: 'PARTS_HIDDEN'; count: number }>
  /** Commands: they were decided by another revision of the rules. */
  | Readonly<{ what: 'commands'; why: 'OTHER_RULES'; revision: number; ours: number }>
  /** Commands and draws: the tables the game was played with are neither here nor in the file. */
  | Readonly<{ what: 'commands'; why: 'CONTENT_UNKNOWN'; content: string }>
  /** Everything from this version on: a newer program has written it. */
  | Readonly<{ what: 'events'; why: 'PROGRAM_TOO_OLD'; version: number }>
  /** The digest: it was signed with a key that is none of those you trust, perhaps an older one. */
  | Readonly<{ what: 'digest'; why: 'DIGEST_KEY_UNKNOWN'; keyId: string }>;

/** How many were checked, of how many there are. */
export type Tally = Readonly<{ checked: number; of: number }>;

export type Checks = Readonly<{
  events: Tally;
  commands: Tally;
  draws: Tally;
  /** Whether the result was counted anew; 'none' where the game has none. */
  scores: 'same' | 'none' | 'unchecked';
  /** What the server says about notices rests on its signature alone. */
  deliveries: number;
}>;

/** How many seats gave a random number of their own before the game began, of how many sat down. */
export type Entropies = Readonly<{ given: number; of: number }>;

/** Whose signature holds; `pinned` if it is a key that the reader trusts. */
export type SignedBy = Readonly<{ keyId: string; publicKey: string; pinned: boolean }>;

/** What is to be said about one archive. */
export type Verdict = Readonly<{
  /** Everything; everything that could be checked; or not. */
  outcome: 'verified' | 'asFarAsPossible' | 'refuted';
  game?: string;
  version?: number;
  head?: string;
  entropy?: 'sealed' | 'open';
  /** Absent if the game has not begun. */
  entropies?: Entropies;
  signedBy?: SignedBy;
  /** The day of the digest that has a head of this game, and its root. */
  digest?: string;
  digestRoot?: string;
  /** Whether the head that the reader kept is part of it; absent if none was given. */
  keptHead?: true;
  checks?: Checks;
  unchecked: readonly Unchecked[];
  difference?: Difference;
}>;
