const { mkdtempSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { fileURLToPath } = require('node:url');
const { compile } = require('./compile.cjs');

/** Where the source map of each file lies, as jest wants to know for the lines of a stack: made when it is first asked for. */
class SourceMaps extends Map {
  #folder;

  get(url) {
    if (!this.has(url) && /^file:.*\.ts$/.test(url)) this.set(url, this.#write(fileURLToPath(url)));
    return super.get(url);
  }

  #write(filename) {
    this.#folder ??= mkdtempSync(join(tmpdir(), 'cairn-maps-'));
    const path = join(this.#folder, `${this.size}.map`);
    writeFileSync(path, compile(filename, true).map);
    return path;
  }
}

exports.sourceMaps = new SourceMaps();
