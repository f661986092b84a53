import { isDeepStrictEqual } from 'node:util';
import { RULES_REVISION, decide, evolveAll, fold } from '../../src/game/index.js';
import type { CairnEvent, Recorded, Table } from '../../src/game/index.js';
import { beginningOf, eventOf, goldenFiles, replaying } from '../support/golden.js';
import type { Golden } from '../support/golden.js';

type Step = Golden['steps'][number];

const recordedOf = ({ by }: Step, events: readonly CairnEvent[], { version }: Table): readonly Recorded[] =>
  events.map((event, ordinal) => ({
    version: version + 1 + ordinal,
    ordinal,
    actor: by,
    commandId: String(version + 1),
    event,
  }));

/** Games of an older revision of the rules are folded, but not decided again. */
const isOfToday = ({ steps }: Golden): boolean =>
  steps.flatMap(({ then }) => then).every(({ type, rules }) => type !== 'GameStarted' || rules === RULES_REVISION);

/** Decides every command again, with the draws that were recorded, and folds on. */
function replay(golden: Golden): Readonly<{ table: Table; history: readonly Recorded[] }> {
  const history: Recorded[] = [];
  const empty = beginningOf(golden);
  const decides = isOfToday(golden);
  let table = empty;
  for (const step of golden.steps) {
    const events = step.then.map(eventOf);
    if (decides) {
      const luck = replaying(events, table.seats.map(({ seatId }) => seatId));
      const decided = decide(table, step.by, step.do, luck);
      // A matcher for every step would take most of the time; it is asked where something differs, to tell what.
      if (!isDeepStrictEqual(decided, { ok: true, value: events }))
        expect({ step: step.do, ...decided }).toStrictEqual({ step: step.do, ok: true, value: events });
      expect(luck.left()).toBe(0);
    }
    const recorded = recordedOf(step, events, table);
    history.push(...recorded);
    const next = evolveAll(table, recorded);
    table = next === 'refold' ? fold(history, empty) : next;
  }
  return { table, history };
}

const files = goldenFiles();

describe('recorded games', () => {
  it.each(files)('%s replays to the letter', (_, golden) => {
    const { table, history } = replay(golden);
    expect(fold(history, beginningOf(golden))).toEqual(table);
    expect(table.game?.scores).toEqual(golden.scores);
    for (const tribe of golden.tribes ?? [])
      expect(table.game?.tribes).toContainEqual(expect.objectContaining(tribe));
  });

  /** The whole games, each as what it was played with. */
  const played = files.flatMap(([, { steps, content }]) => {
    const opened = steps[0]?.then[0] as unknown as {
      settings: { edition: string; seats: number; expansion?: string; olderTiles?: boolean };
    };
    const { edition, seats, expansion = 'base', olderTiles = false } = opened.settings;
    const whole = steps.at(-1)?.then.at(-1)?.type === 'GameEnded';
    return whole ? [{ edition, seats, box: olderTiles ? 'older' : expansion, corrected: content !== undefined }] : [];
  });
  const countOf = (wanted: Partial<(typeof played)[number]>): number =>
    played.filter((each) => Object.entries(wanted).every(([key, value]) => each[key as 'box'] === value)).length;

  it('cover every edition with two, three and four players twice', () => {
    for (const edition of ['cs-2019', 'cs-classic', 'sk-classic', 'hr-2008'])
      for (const seats of [2, 3, 4])
        expect(countOf({ edition, box: 'base', seats })).toBeGreaterThanOrEqual(2);
  });

  it('cover the expansion with two to five players, with and without its older tiles, over every edition', () => {
    for (const box of ['style', 'older'])
      for (const seats of [2, 3, 4, 5]) expect(countOf({ box, seats })).toBeGreaterThanOrEqual(1);
    for (const edition of ['cs-2019', 'cs-classic', 'sk-classic', 'hr-2008'])
      expect(countOf({ edition, box: 'style' }) + countOf({ edition, box: 'older' })).toBeGreaterThanOrEqual(2);
    expect(countOf({ corrected: true })).toBeGreaterThanOrEqual(1);
  });

  it('have some that were worked out on paper', () => {
    expect(files.filter(([, { worked }]) => worked !== undefined).length).toBeGreaterThanOrEqual(4);
  });
});
