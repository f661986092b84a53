/** Every rule that refusals and closed places may cite, in the order of a game. */
// prettier-ignore
export const RULES = [
  'R1', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7', 'R8', 'R9', 'R10',
  'R11', 'R12', 'R13', 'R14', 'R15', 'R16', 'R17', 'R18', 'R19', 'R20',
  'R21', 'R22', 'R23', 'R24', 'R25', 'R26', 'R27', 'R28', 'R29', 'R30',
  'R31', 'R32', 'R33', 'R34', 'R35', 'R36', 'R37', 'R38', 'R39', 'R40',
] as const;
export type RuleCode = (typeof RULES)[number];

/** A rule for people: what it is about, and what it says. Where rulebooks differ it says that they do, not how. */
export type RuleWords = readonly [heading: string, text: string];
export type RuleSentences = Readonly<Record<RuleCode, RuleWords>>;
