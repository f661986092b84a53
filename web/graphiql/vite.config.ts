import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Editor, fonts and workers are all files of our own: nothing is loaded from elsewhere. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/graphiql/',
  plugins: [react()],
  build: {
    target: ['chrome123', 'firefox128', 'safari17.5'],
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 10_000,
  },
});
