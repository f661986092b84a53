import { build } from './build.mjs';
import { endOnSignal, program, start } from './lib/run.mjs';
import { whenSupported } from './lib/supported.mjs';
import { setup } from './setup.mjs';

/** Runs a program of a package before the eyes of whoever waits; its exit code. */
const shown = (path, ...args) =>
  new Promise((done) => {
    start(process.execPath, [program(path), ...args], { stdio: 'inherit' }).once('close', (code) =>
      done(code ?? 1),
    );
  });

whenSupported(process, async () => {
  endOnSignal();
  await setup();
  // Rules that ask for types need what is generated.
  await build();
  const style = await shown('eslint/bin/eslint.js', '.');
  const layout = await shown('prettier/bin/prettier.cjs', '--check', '.');
  const cruise = ['src', 'web/src', 'client/src', '--config', '.dependency-cruiser.cjs'];
  const imports = await shown('dependency-cruiser/bin/dependency-cruise.mjs', ...cruise);
  process.exitCode = style || layout || imports;
});
