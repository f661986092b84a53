import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compile } from './compile.cjs';

const isSource = (url) => url.endsWith('.ts');

/** Sources name what they import as it will be called once it is compiled. */
export async function resolve(specifier, context, next) {
  if (/^\.\.?\/.*\.js$/.test(specifier) && isSource(context.parentURL ?? '')) {
    const source = new URL(specifier.replace(/js$/, 'ts'), context.parentURL);
    if (existsSync(source)) return { url: source.href, format: 'module', shortCircuit: true };
  }
  return next(specifier, context);
}

/** Compiles sources when they are loaded. */
export async function load(url, context, next) {
  if (!isSource(url)) return next(url, context);
  return { format: 'module', source: compile(fileURLToPath(url)).code, shortCircuit: true };
}
