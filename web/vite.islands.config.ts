import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { contractCalls } from './build/contract-calls.ts';
import { islandFiles } from './build/island-files.ts';

// A build begun by tests inherits NODE_ENV=test.
process.env['NODE_ENV'] = 'production';

/**
 * What makes more of the public's pages once they are there: a small module at a fixed address, which loads the rest
 * when it is needed. A build of its own, so that these pages share no chunk with the app and load none of its look.
 */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  publicDir: false,
  plugins: [contractCalls(), islandFiles()],
  resolve: {
    alias: { '@contract': fileURLToPath(new URL('../functions/src', import.meta.url)) },
  },
  build: {
    target: 'es2022',
    sourcemap: true,
    // Beside what the build of the app has put there.
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: {
      input: {
        islands: fileURLToPath(
          new URL('src/consultation/public-documents/islands.ts', import.meta.url),
        ),
      },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'assets/island-[name]-[hash].js',
        assetFileNames: 'assets/island-[name]-[hash][extname]',
      },
    },
  },
});
