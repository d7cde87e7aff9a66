import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contractCalls } from './build/contract-calls.ts';
import { islandsInDev } from './build/islands-in-dev.ts';
import { servedPages } from './build/served-pages.ts';
import { typeface } from './build/typeface.ts';
import { unusedFirebase } from './build/unused-firebase.ts';

const stack = process.env['STACK_ORIGIN'] ?? 'http://localhost:5000';
const toStack = { target: stack, changeOrigin: false };

// A build begun by tests inherits NODE_ENV=test, which would pack React's development half: 65 kB more.
if (process.argv.includes('build')) process.env['NODE_ENV'] = 'production';

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  plugins: [contractCalls(), unusedFirebase(), islandsInDev(), typeface(), react()],
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

/** Chunks that index.html loads. */
const LOADED_FIRST = /\/(rolldown-runtime|react|routing|look|calls|parts)-/;

/** Pages and what is loaded first keep their names; those of the others, listed for preloading, weighed 1 kB of the shell. */
function chunkFileNames({ name }: { name: string }) {
  const named = name.endsWith('-page') || LOADED_FIRST.test(`/${name}-`);
  return named ? 'assets/[name]-[hash].js' : 'assets/[hash].js';
}

/**
 * Chunks that change at their own pace, so that a release of ours leaves the libraries cached.
 * The heavy ones (maps, Firebase, forms) are reached only through lazy imports.
 */
function chunkGroups() {
  const of = (...packages: string[]) => new RegExp(`node_modules/(${packages.join('|')})/`);
  return [
    { name: 'react', test: of('react', 'react-dom', 'scheduler'), priority: 10 },
    { name: 'look', test: of('@chakra-ui', '@emotion', 'stylis'), priority: 10 },
    { name: 'routing', test: of('react-router', 'react-router-dom'), priority: 10 },
    {
      name: 'forms',
      test: of('react-hook-form', '@hookform', 'yup', 'property-expr', 'tiny-case', 'toposort'),
      priority: 10,
    },
    // Small parts that every page begins with weigh less together.
    {
      name: 'calls',
      test: /\/web\/src\/api\/(env|call|host|query-client|use-endpoint)\.ts$/,
      priority: 5,
    },
    {
      name: 'parts',
      test: /\/web\/src\/(ui\/(theme\/recipes|spinner|floating|tooltip|button|messages|states|visually-hidden)|forms\/drafts)\.tsx?$|lucide-react\/dist\/esm\/(?!icons\/)/,
      priority: 5,
    },
    { name: 'maplibre', test: of('maplibre-gl'), priority: 10 },
    { name: 'mapbox', test: of('mapbox-gl'), priority: 10 },
  ];
}
