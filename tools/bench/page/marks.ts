import { pathToFileURL } from 'node:url';
import { peers } from '../../lib/peers.mjs';

/** What Lighthouse says about a page, each from 0 to 100. */
export type Marks = Readonly<{ performance: number; accessibility: number; bestPractices: number }>;

type Category = Readonly<{ score: number | null }>;
type Audit = Readonly<{ id: string; title: string; score: number | null; displayValue?: string }>;
type Result = Readonly<{
  lhr: Readonly<{
    categories: Readonly<Record<string, Category>>;
    audits: Readonly<Record<string, Audit>>;
  }>;
}>;
type Lighthouse = Readonly<{
  default: (address: string, flags: object, config: object) => Promise<Result | undefined>;
  desktopConfig: object;
}>;

const CATEGORIES = ['performance', 'accessibility', 'best-practices'] as const;

/** Looks at pages through the browser that listens on a port, as a visitor on a desktop whose session lasts. */
export async function createMarker(
  port: number,
): Promise<(address: string) => Promise<Readonly<{ marks: Marks; weak: readonly string[] }>>> {
  const { resolve } = await peers();
  const { default: lighthouse, desktopConfig } = (await import(
    pathToFileURL(resolve('lighthouse')).href
  )) as Lighthouse;
  return async (address) => {
    const flags = {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      disableStorageReset: true,
    };
    const result = await lighthouse(address, flags, desktopConfig);
    if (result === undefined) throw new Error(`Lighthouse says nothing about ${address}`);
    const { categories, audits } = result.lhr;
    const of = (name: string): number => Math.round(100 * (categories[name]?.score ?? 0));
    const marks = {
      performance: of('performance'),
      accessibility: of('accessibility'),
      bestPractices: of('best-practices'),
    };
    return { marks, weak: weakIn(Object.values(audits)) };
  };
}

/** What cost marks, worst first. */
const weakIn = (audits: readonly Audit[]): readonly string[] =>
  audits
    .filter(({ score }) => score !== null && score < 0.9)
    .sort((one, other) => (one.score ?? 0) - (other.score ?? 0))
    .slice(0, 8)
    .map(
      ({ id, title, displayValue }) =>
        `${id}: ${title}${displayValue === undefined ? '' : ` (${displayValue})`}`,
    );
