import type { Switches } from '../model/rules.js';
import type { EditionId } from '../model/settings.js';

/** Which line of which rulebook sets a switch. The number before the colon is the rulebook. */
export type EditionRow = Readonly<{
  rulebook: '000' | '002' | '003' | '004';
  switches: Switches;
  citations: Readonly<Record<keyof Switches, string>>;
}>;

/** One named edition per base rulebook. */
export const EDITION_TABLE: Readonly<Record<EditionId, EditionRow>> = {
  'cs-2019': {
    rulebook: '000',
    switches: {
      starvation: { kind: 'flat', points: 10 },
      huntAgain: false,
      spareGreens: 'secondSet',
      tie: 'sum',
    },
    citations: { starvation: '000:407', huntAgain: '000:123', spareGreens: '000:478', tie: '000:532' },
  },
  // This rulebook lacks its card sheet; spare greens count as in its Slovak sister.
  'cs-classic': {
    rulebook: '002',
    switches: {
      starvation: { kind: 'perMissing', points: 4 },
      huntAgain: true,
      spareGreens: 'secondSet',
      tie: 'sum',
    },
    citations: { starvation: '002:406', huntAgain: '002:99', spareGreens: '003:21', tie: '002:487' },
  },
  'sk-classic': {
    rulebook: '003',
    switches: {
      starvation: { kind: 'perMissing', points: 4 },
      huntAgain: true,
      spareGreens: 'secondSet',
      tie: 'sum',
    },
    citations: { starvation: '003:566', huntAgain: '003:262', spareGreens: '003:21', tie: '003:637' },
  },
  'hr-2008': {
    rulebook: '004',
    switches: {
      starvation: { kind: 'flat', points: 10 },
      huntAgain: false,
      spareGreens: 'onePointEach',
      tie: 'sum',
    },
    citations: { starvation: '004:398', huntAgain: '004:148', spareGreens: '004:434', tie: '004:474' },
  },
};

/** What the two kinds of starvation cost, for house rules that swap them. */
export const STARVATION: Readonly<Record<Switches['starvation']['kind'], Switches['starvation']>> = {
  flat: { kind: 'flat', points: 10 },
  perMissing: { kind: 'perMissing', points: 4 },
};
