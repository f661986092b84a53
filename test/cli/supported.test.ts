import { readFileSync } from 'node:fs';
import { unsupportedNode, unsupportedPlatform } from '../../tools/lib/supported.mjs';

describe('an unsupported machine gets one sentence', () => {
  it.each(['v20.19.0', 'v20.20.2', 'v22.13.0', 'v24.0.0', 'v26.1.0'])('accepts Node %s', (version) =>
    expect(unsupportedNode(version)).toBe(''),
  );

  it.each(['v12.22.12', 'v18.20.0', 'v20.18.3', 'v21.7.0', 'v22.12.0', 'v23.11.0'])(
    'refuses Node %s',
    (version) =>
      expect(unsupportedNode(version)).toBe(
        `Cairn needs Node.js 20.19+, 22.13+ or 24 and newer, and this is ${version}.`,
      ),
  );

  it('says the same as package.json', () => {
    const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
    expect(engines.node).toBe('^20.19.0 || ^22.13.0 || >=24.0.0');
  });

  it('knows where a PostgreSQL comes along', () => {
    expect(unsupportedPlatform('linux', 'x64', 'glibc')).toBe('');
    expect(unsupportedPlatform('darwin', 'arm64', '')).toBe('');
    expect(unsupportedPlatform('linux', 'x64', 'musl')).toMatch(
      /not for linux-x64 with musl: set DATABASE_URL/,
    );
    expect(unsupportedPlatform('win32', 'x64', '')).toMatch(/not for win32-x64: set DATABASE_URL/);
  });

  it('keeps the files that old Nodes read free of newer syntax', () => {
    const entries = ['start', 'test', 'cairn', 'bench', 'chaos'].map((name) => `bin/${name}.mjs`);
    for (const file of [...entries, 'tools/lib/supported.mjs']) {
      const code = readFileSync(file, 'utf8').replaceAll(/\/\/.*|\/\*[^]*?\*\//g, '');
      expect(code).not.toMatch(/\?\.|\?\?|\bawait\b|from 'node:|=>/);
    }
  });
});
