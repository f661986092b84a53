/** A program that something needs: where it is, or why there is none and what would help. */
export type Provided = Readonly<{ path: string }> | Readonly<{ missing: string; advice: string }>;

export function provideRedis(packages?: Promise<void>): Promise<Provided>;
export function provideChromium(packages?: Promise<void>): Promise<Provided>;

type Need = Readonly<{
  name: string;
  find: () => string | undefined;
  commands: Readonly<Record<string, string>>;
  otherwise: string;
}>;
type Means = Readonly<{
  isOfSystem: (need: Need) => boolean;
  mayInstall: () => boolean;
  install: (need: Need) => Promise<Readonly<{ code: number; output: string }>>;
}>;

export function provide(need: Need, packages: Promise<void>, means?: Means): Promise<Provided>;
