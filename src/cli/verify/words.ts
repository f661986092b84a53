import type { RefutedReason, Unchecked } from '../../fairness/verify/verdict.js';

/** What is wrong, in a sentence. */
export const REASONS: Readonly<Record<RefutedReason, string>> = {
  NOT_AN_ARCHIVE: 'this is not an archive of Cairn',
  NOT_CANONICAL: 'the line is damaged: it is not as it would have been written',
  UNEXPECTED_LINE: 'no such line may stand here',
  TRUNCATED: 'the end is missing',
  BYTES_DIFFER: 'something before the last line was changed',
  OUT_OF_ORDER: 'another event belongs here',
  OTHER_GAME: 'the event belongs to another game',
  MALFORMED: 'this cannot have been an event',
  SEAL_BROKEN: 'the opened card is not the one that was sealed',
  HASH_DIFFERS: 'the event, or something before it, was changed',
  OTHER_HEAD: 'the history is another one than that whose head you kept',
  MISSING: 'the history ends before the head that you kept',
  NOT_ONE_COMMAND: 'the event does not belong to the command it stands with',
  TIME_RUNS_BACK: 'the event happened before the one in front of it',
  DOES_NOT_FOLD: 'the event does not fit the game as it stood',
  COMMITMENT_BROKEN: 'the seed is not the one that was promised when the game was opened',
  ENTROPY_DIFFERS: 'the entropy is not what was sealed',
  DRAW_OUT_OF_ORDER: 'the draw has the wrong number',
  DRAW_DIFFERS: 'the draw is not what follows from the seed',
  REFUSED: 'the rules do not allow this command',
  DECIDED_OTHERWISE: 'by the rules something else follows',
  SCORES_DIFFER: 'the result at the end is not that of the game',
  HEADER_DIFFERS: 'the first line is not true of the rest',
  CONTENT_DIFFERS: 'the cards and tiles are not those of the game',
  TRAILER_DIFFERS: 'the last line speaks of another head',
  SIGNATURE_BROKEN: 'the signature does not hold',
  UNKNOWN_KEY: 'unknown key: it was signed by somebody whose key you did not give',
  DIGEST_BROKEN: 'the published digest does not have this game',
};

/** What could not be checked, in a sentence. */
export function uncheckedLine(unchecked: Unchecked): string {
  switch (unchecked.why) {
    case 'SEED_NOT_REVEALED':
      return 'the draws: the seed is shown when the game is closed';
    case 'PARTS_HIDDEN':
      return `${unchecked.count} cards that only others may see for now`;
    case 'OTHER_RULES':
      return `the decisions: they fell by revision ${unchecked.revision} of the rules, and this program has ${unchecked.ours}`;
    case 'CONTENT_UNKNOWN':
      return `decisions and draws: the cards and tiles ${unchecked.content} are not known here`;
    case 'DIGEST_KEY_UNKNOWN':
      return `the digest: it was signed with key ${unchecked.keyId}, which you did not give`;
  }
}
