import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

function upward(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('Cairn was moved out of its folder: no package.json above it');
  return upward(parent);
}

/** The folder of the clone or image: found upward, because compiled files lie at several depths. */
export const projectRoot = upward(dirname(fileURLToPath(import.meta.url)));

/** Prisma's folder of migrations. */
export const migrationsDir = join(projectRoot, 'prisma', 'migrations');
