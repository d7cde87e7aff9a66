import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkFileNames, chunkGroups, LOADED_FIRST } from './build/chunks.ts';
import { contractCalls } from './build/contract-calls.ts';
import { islandsInDev } from './build/islands-in-dev.ts';
import { servedPages } from './build/served-pages.ts';
import { typeface } from './build/typeface.ts';
import { unusedParts } from './build/unused-parts.ts';

const stack = process.env['STACK_ORIGIN'] ?? 'http://localhost:5000';
const toStack = { target: stack, changeOrigin: false };

// A build begun by tests inherits NODE_ENV=test, which would pack React's development half: 65 kB more.
if (process.argv.includes('build')) process.env['NODE_ENV'] = 'production';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [contractCalls(), unusedParts(), islandsInDev(), typeface(), react()],
  resolve: {
    alias: { '@contract': fileURLToPath(new URL('../functions/src', import.meta.url)) },
  },
  worker: { format: 'es' },
  server: {
    proxy: { '/api': toStack, '/content': toStack, '/__mail': toStack, [servedPages]: toStack },
  },
  build: {
    target: 'es2023',
    sourcemap: true,
    modulePreload: {
      polyfill: false,
      // What index.html loads need not be named again by each lazy import: the lists weighed 1 kB of the shell.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((file) => !LOADED_FIRST.test(file)),
    },
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() }, chunkFileNames } },
  },
});
