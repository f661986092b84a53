/** What may go wrong, in the words of the last line. */
export const FAULTS = ['lost', 'doubled', 'gaps', 'broken'] as const;
export type Fault = (typeof FAULTS)[number];

/** One thing that is not as it must be. */
export type Finding = Readonly<{ fault: Fault; what: string }>;

/** How often each fault was found. */
export const countOf = (findings: readonly Finding[]): Readonly<Record<Fault, number>> => ({
  lost: findings.filter(({ fault }) => fault === 'lost').length,
  doubled: findings.filter(({ fault }) => fault === 'doubled').length,
  gaps: findings.filter(({ fault }) => fault === 'gaps').length,
  broken: findings.filter(({ fault }) => fault === 'broken').length,
});

/** A finding for each condition that does not hold. */
export const unless = (...conditions: readonly (readonly [boolean, Fault, string])[]): readonly Finding[] =>
  conditions.filter(([holds]) => !holds).map(([, fault, what]) => ({ fault, what }));
