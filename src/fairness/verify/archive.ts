import { isNewer, type StoredEvent } from '../../game/index.js';
import type { Result } from '../../lib/result.js';
import { contentOf } from '../archive/content.js';
import { ifItCan } from '../archive/if-it-can.js';
import type { Header } from '../archive/lines.js';
import type { Archive, Damage } from '../archive/read.js';
import { scoresLine } from '../archive/scores.js';
import { canonicalJson } from '../canonical.js';
import { emptyFor, saysWhichContent } from './content.js';
import { digestFound } from './digest.js';
import type { Findings } from './findings.js';
import { checkHistory } from './history.js';
import { signatureDifference, signedBy } from './signed.js';
import type { Trust } from './trust.js';
import type { Checks, Difference, Unchecked, Verdict } from './verdict.js';

/** What is to be said about a file that was read to its end, or as far as it could be. */
export function verdictOn(read: Result<Archive, Damage>, trust: Trust = {}): Verdict {
  if (!read.ok) return { outcome: 'refuted', unchecked: [], difference: read.reason };
  const archive = read.value;
  const about = aboutOf(archive, trust);
  const outside = signatureDifference(archive, trust) ?? headerDifference(archive);
  if (outside !== undefined) return { ...about, outcome: 'refuted', unchecked: [], difference: outside };
  const history = checkHistory(archive.events, { empty: emptyFor(archive) });
  if (!history.ok) return { ...about, outcome: 'refuted', unchecked: [], difference: history.reason };
  return { ...about, ...found(archive, history.value, trust) };
}

/** What a file says of itself. */
type About = 'game' | 'version' | 'head' | 'entropy' | 'signedBy';

function aboutOf(archive: Archive, trust: Trust): Pick<Verdict, About> {
  const { header, trailer } = archive;
  const { game, entropy } = header;
  const { version, head } = trailer;
  return { game, version, head, entropy, signedBy: signedBy(trailer, trust) };
}

function found(archive: Archive, findings: Findings, trust: Trust): Omit<Verdict, About> {
  const digest = digestFound(archive, trust);
  const difference =
    claimDifference(archive, findings) ?? scoresDifference(archive, findings) ?? digest.difference;
  if (difference !== undefined) return { outcome: 'refuted', unchecked: [], difference };
  const unchecked: readonly Unchecked[] = [...findings.unchecked, ...digest.unchecked];
  return {
    outcome: unchecked.length === 0 ? 'verified' : 'asFarAsPossible',
    ...(findings.entropies === undefined ? {} : { entropies: findings.entropies }),
    ...(digest.date === undefined ? {} : { digest: digest.date }),
    ...(digest.root === undefined ? {} : { digestRoot: digest.root }),
    ...(trust.head === undefined ? {} : { keptHead: true }),
    checks: checksOf(archive, findings),
    unchecked,
  };
}

function checksOf({ events, deliveries, scores }: Archive, { commands, draws }: Findings): Checks {
  const counted = commands.checked === commands.of ? 'same' : 'unchecked';
  return {
    events: { checked: events.length, of: events.length },
    commands,
    draws,
    scores: scores === undefined ? 'none' : counted,
    deliveries: deliveries.length,
  };
}

/** Counted anew: the rules have just decided the last command again, and the table is what they made of it. */
function scoresDifference({ scores }: Archive, { table }: Findings): Difference | undefined {
  if (table === undefined) return undefined;
  const expected = scoresLine(table);
  if (expected === undefined && scores === undefined) return undefined;
  const same =
    expected !== undefined && scores !== undefined && canonicalJson(expected) === canonicalJson(scores);
  return same ? undefined : { reason: 'SCORES_DIFFER', version: table.version };
}

/** What the first line says about the table the game has led to. */
function claimDifference({ header }: Archive, { table }: Findings): Difference | undefined {
  if (table === undefined) return undefined;
  const { view, content } = header;
  const sits = !view.startsWith('seat:') || table.seats.some(({ seat }) => seat === seatIn(view));
  if (!sits) return { reason: 'HEADER_DIFFERS', line: 1 };
  const same = ifItCan(() => canonicalJson(contentOf(table))) === canonicalJson(content);
  return same ? undefined : { reason: 'CONTENT_DIFFERS', line: 1 };
}

/** What the first line says about the rest. */
function headerDifference({ header, events }: Archive): Difference | undefined {
  // Of what a newer program has stored it cannot be told.
  const known = events.filter((event) => !isNewer(event));
  if (!saysWhichEntropy(header, known) || !known.every((event) => isShownAs(header.view, event)))
    return { reason: 'HEADER_DIFFERS', line: 1 };
  return saysWhichContent(header, known) ? undefined : { reason: 'CONTENT_DIFFERS', line: 1 };
}

function saysWhichEntropy({ entropy }: Header, [first]: readonly StoredEvent[]): boolean {
  if (first !== undefined && first.version > 1) return true;
  const settings = first?.payload['settings'];
  return typeof settings === 'object' && 'entropy' in settings && settings['entropy'] === entropy;
}

/** Whether a secret is opened exactly for those whom the file is for. */
function isShownAs(view: Header['view'], { sealed, payload }: StoredEvent): boolean {
  if (sealed === undefined) return true;
  const isOpen = sealed.value !== undefined;
  const isOwn = view.startsWith('seat:') && payload['seat'] === seatIn(view);
  return isOpen === (view === 'full' || isOwn);
}

const seatIn = (view: Header['view']): number => Number(view.slice('seat:'.length));
