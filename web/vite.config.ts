import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const resolve = (file: string): string => join(import.meta.dirname, file);
const server = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;

const SQUEEZABLE = /\.(js|css|svg)$/;

/** Puts a compressed twin beside every text file, once for all who will ever ask for it; the server sends what fits. */
const compressed = (): Plugin => ({
  name: 'compressed',
  apply: 'build',
  writeBundle: ({ dir = '' }) => {
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) =>
      SQUEEZABLE.test(file),
    );
    for (const file of files.map((name) => join(dir, name))) {
      const text = readFileSync(file);
      const params = { [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
      writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
      writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    }
  },
});

/**
 * What several parts share is one file: it squeezes better than a dozen, and home needs all of it anyway. Apart from it what the
 * verifier shares with the page: it runs where there is no page.
 */
const SHARED = [
  {
    name: 'proof',
    test: /[\\/]node_modules[\\/]@noble[\\/]|(?<!web)[\\/]src[\\/](lib|game|fairness)[\\/]/,
    priority: 2,
  },
  { name: 'shared', test: /[\\/](web[\\/]src|node_modules)[\\/]/, priority: 1 },
].map((group) => ({ ...group, minShareCount: 2 }));

/** Everything is a hashed file of our own: no inline script or style, no data: address, so a strict CSP holds. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), compressed()],
  // GraphiQL lies in a folder below and is built by itself.
  optimizeDeps: { entries: ['index.html', 'gallery.html'] },
  server: { host: '127.0.0.1', proxy: { '/graphql': { target: server, ws: true } } },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: {
        index: resolve('index.html'),
        verifier: resolve('src/verify/worker.ts'),
        fonts: resolve('src/style/fonts.css'),
      },
      output: {
        codeSplitting: { groups: SHARED },
        // Under a name that stays: it is a program of its own, which the page starts by its address.
        entryFileNames: ({ name }) => (name === 'verifier' ? 'verifier.js' : 'assets/[name]-[hash].js'),
        // As well: the pages that links in letters lead to are the server's, and name it.
        assetFileNames: ({ names }) =>
          names.includes('fonts.css') ? 'fonts.css' : 'assets/[name]-[hash][extname]',
      },
    },
  },
});
