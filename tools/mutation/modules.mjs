import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import { compileFunction } from 'node:vm';
import { transformSync } from '@swc/core';

const SWC = {
  jsc: { target: 'es2022', parser: { syntax: 'typescript' } },
  module: { type: 'commonjs' },
  configFile: false,
  swcrc: false,
};
const PARAMETERS = ['exports', 'require', 'module', '__filename', '__dirname'];

const compiled = new Map();

/** Compiled once; what a module remembers lives in the registry that runs it. */
function compile(file) {
  const known = compiled.get(file);
  if (known !== undefined) return known;
  const { code } = transformSync(readFileSync(file, 'utf8'), { ...SWC, filename: file });
  const body = compileFunction(code, PARAMETERS, { filename: file });
  compiled.set(file, body);
  return body;
}

/** Loads TypeScript modules, none of which has run before: nothing is remembered from one registry to the next. */
export function freshRegistry() {
  const modules = new Map();
  const load = (file) => {
    const known = modules.get(file);
    if (known !== undefined) return known.exports;
    const module = { exports: {} };
    modules.set(file, module);
    const installed = createRequire(file);
    const require = (name) =>
      name.startsWith('.') ? load(resolve(dirname(file), name.replace(/\.js$/, '.ts'))) : installed(name);
    compile(file)(module.exports, require, module, file, dirname(file));
    return module.exports;
  };
  return load;
}
