import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const resolve = (file: string): string => join(import.meta.dirname, file);
const server = `http://127.0.0.1:${process.env['PORT'] ?? '4000'}`;

/** Everything is a hashed file of our own: no inline script or style, no data: address, so a strict CSP holds. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // GraphiQL lies in a folder below and is built by itself.
  optimizeDeps: { entries: ['index.html', 'gallery.html'] },
  server: { host: '127.0.0.1', proxy: { '/graphql': { target: server, ws: true } } },
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: resolve('index.html'), verifier: resolve('src/verify/worker.ts') },
      // Under a name that stays: it is a program of its own, which the page starts by its address.
      output: {
        entryFileNames: ({ name }) => (name === 'verifier' ? 'verifier.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
});
