import { RULES_REVISION, type JsonObject, type StoredEvent } from '../../src/game/index.js';
import type { Verdict } from '../../src/fairness/verify/verdict.js';
import { verdictSentences } from '../../src/views/verdict/verdict-rows.js';
import { archiveOf, rechained, shortGame, verify } from '../support/archives.js';
import { eventLine, linesIn, signedLines, withHeader } from '../support/signed-lines.js';

// What a program says about an archive that a newer one has written: that it cannot judge it, and never that it was changed.
let events: readonly StoredEvent[];
let archive: string;
beforeAll(async () => {
  events = await shortGame();
  archive = await archiveOf(events);
});

const first = (type: string): StoredEvent => events.find((event) => event.type === type)!;

/** The verdict on the history with an event changed, signed by the server. */
function verdictWith({ version }: StoredEvent, change: Partial<StoredEvent>, among = events): Verdict {
  const changed = rechained(among.with(version - 1, { ...among[version - 1]!, ...change }));
  const others = linesIn(archive).filter(({ kind }) => kind !== 'event');
  const [header = {}, ...rest] = others;
  return verify(signedLines([header, ...changed.map(eventLine), ...rest]));
}

const tooOldFrom = ({ version }: StoredEvent) => ({ what: 'events', why: 'PROGRAM_TOO_OLD', version });

describe('an event that this program does not know', () => {
  it.each([
    ['by its name', { type: 'VolcanoErupted', payload: { lava: 3 }, sealed: { hash: 'ab'.repeat(32) } }],
    ['by its shape', { shape: 2 }],
    ['by its shape, and what it means', { shape: 7, payload: { all: 'new' } }],
    ['by the command that it came of', { command: { type: 'FeedTheVolcano' } }],
  ] as const)('%s makes the rest unjudged', (_, change) => {
    const resigned = first('Resigned');
    const { outcome, unchecked, checks, difference, ...about } = verdictWith(resigned, change);
    expect(difference).toBeUndefined();
    expect(outcome).toBe('asFarAsPossible');
    expect(unchecked).toEqual([tooOldFrom(resigned)]);
    expect(checks?.commands.checked).toBe(5);
    expect(checks?.draws).toEqual({ checked: 4, of: 4 });
    expect(checks).toMatchObject({ scores: 'unchecked', events: { checked: events.length } });
    expect(about).toMatchObject({ version: events.length, entropies: { given: 1, of: 2 } });
  });

  it.each(['GameOpened', 'GameStarted', 'SeedRevealed'])('may be %s', (type) => {
    const event = first(type);
    expect(verdictWith(event, { shape: 2, payload: {} })).toMatchObject({
      outcome: 'asFarAsPossible',
      unchecked: [tooOldFrom(event)],
    });
  });

  it('does not excuse what is wrong before it, nor the chain', () => {
    const [deal, resigned] = [first('CardsDealt'), first('Resigned')];
    const [one, ...others] = deal.payload['cards'] as readonly JsonObject[];
    const cards = [{ ...one, card: 'C36' }, ...others] as unknown as JsonObject;
    const dealt = events.with(deal.version - 1, { ...deal, payload: { ...deal.payload, cards } });
    expect(verdictWith(resigned, { shape: 2 }, dealt).difference).toMatchObject({
      reason: 'DRAW_DIFFERS',
      version: deal.version,
    });
    const [header = {}, ...lines] = linesIn(archive);
    const unchained = lines.with(resigned.version - 1, eventLine({ ...resigned, shape: 2 }));
    expect(verify(signedLines([header, ...unchained])).difference?.reason).toBe('HASH_DIFFERS');
  });

  it('may have a setting that there is not here yet', () => {
    const opened = events[0]!;
    const settings = { ...(opened.payload['settings'] as JsonObject), weather: 'rain' };
    const command = { ...opened.command, settings } as JsonObject;
    expect(verdictWith(opened, { payload: { ...opened.payload, settings }, command })).toMatchObject({
      outcome: 'asFarAsPossible',
      unchecked: [tooOldFrom(opened)],
    });
  });

  it('is no excuse under an older number: shapes begin with 1', () => {
    const resigned = first('Resigned');
    expect(verdictWith(resigned, { shape: 0 }).difference?.reason).toBe('DOES_NOT_FOLD');
  });

  it('is told in words', () => {
    const resigned = first('Resigned');
    const verdict = verdictWith(resigned, { shape: 2 });
    expect(verdictSentences(verdict, 'en')).toContain(
      `Unchecked: everything from move ${resigned.version} on: a newer Cairn has written it, and this one is too old to judge it`,
    );
  });
});

describe('a game by newer rules', () => {
  it('is not called changed if it does not fold by ours', () => {
    const start = first('GameStarted');
    const deal = first('CardsDealt');
    const newer = (rules: number): Verdict => {
      const begun = events.with(start.version - 1, { ...start, payload: { ...start.payload, rules } });
      return verdictWith(deal, { payload: { ...deal.payload, cards: { place: 'moon' } } }, begun);
    };
    expect(newer(RULES_REVISION + 1)).toMatchObject({ outcome: 'asFarAsPossible' });
    expect(newer(RULES_REVISION + 1).unchecked).toContainEqual(tooOldFrom(deal));
    expect(newer(RULES_REVISION).difference?.reason).toBe('DOES_NOT_FOLD');
  });
});

describe('an archive of another format', () => {
  it('is said to be one, and is not verified', () => {
    const later = withHeader(archive, (header) => ({ ...header, kind: 'cairn/archive/2', more: 1 }));
    expect(verify(later)).toMatchObject({
      outcome: 'refuted',
      difference: { reason: 'OTHER_FORMAT', line: 1 },
    });
    const other = withHeader(archive, (header) => ({ ...header, kind: 'bread' }));
    expect(verify(other).difference?.reason).toBe('NOT_AN_ARCHIVE');
  });
});
