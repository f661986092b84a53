import type { SunkMail } from '../../bench/lib/mail-sink.js';

/** Somebody who is to be told once, and not before that. */
export type Expected = Readonly<{ to: string; due: number }>;

/** What came of it. */
export type Verdict = Readonly<{
  due: number;
  /** Letters by their Message-IDs: what came twice under one of them is the same letter. */
  distinct: number;
  /** People who were not told. */
  missing: number;
  /** Letters that came before their time. */
  early: number;
  duplicates: number;
  /** Letters to people who had nothing to be told, or had been told already. */
  needless: number;
}>;

/** Compares the mails that came with those that were due. */
export function verdictOn(expected: readonly Expected[], mails: readonly SunkMail[]): Verdict {
  const letters = new Map(mails.toReversed().map((mail) => [mail.id, mail]));
  const dues = new Map(expected.map(({ to, due }) => [to, due]));
  const told = new Set([...letters.values()].map(({ to }) => to).filter((to) => dues.has(to)));
  return {
    due: dues.size,
    distinct: letters.size,
    missing: dues.size - told.size,
    early: mails.filter(({ to, at }) => at < (dues.get(to) ?? -Infinity)).length,
    duplicates: mails.length - letters.size,
    needless: letters.size - told.size,
  };
}

/** A kill between the other side's yes and our row costs a duplicate; nothing else may. */
export const isFine = ({ missing, early, duplicates, needless }: Verdict, kills: number): boolean =>
  missing === 0 && early === 0 && needless === 0 && duplicates <= kills;
