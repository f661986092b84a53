import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '../..');

/** A path inside the clone. */
export const at = (...parts) => join(root, ...parts);

/** Whether the clone has this file or folder. */
export const has = (...parts) => existsSync(at(...parts));

/** A container image carries what was built and nothing to build it from. */
export const isBuiltImage = () => !has('tsconfig.build.json');
