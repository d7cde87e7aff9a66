import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildOptions, build, context } from 'esbuild';
import { ROOT } from '../local/paths.ts';
import { buildWhenChanged } from './fingerprint.ts';
import { loadedWhenUsed } from './loaded-when-used.ts';
import { templatesBeside } from './templates-beside.ts';

const SOURCES = [
  'functions/src/**/*',
  'functions/package.json',
  'package-lock.json',
  'scripts/build/functions.ts',
  'scripts/build/loaded-when-used.ts',
  'scripts/build/templates-beside.ts',
];
const DIST = path.join(ROOT, 'functions/dist');

/** Packages that read files of their own beside their code, so they are loaded from node_modules. */
const LEFT_OUTSIDE = [
  'gdal3.js',
  'sharp',
  'swagger-ui-dist',
  'pg-native',
  '@sentry/node',
  '@myriaddreamin/typst-ts-node-compiler',
  '@napi-rs/canvas',
  'pdfjs-dist',
  'tesseract.js',
];

/** What CommonJS packages expect to find, given to the one ES module that they are bundled into. */
const BANNER = `import { createRequire as makeRequire } from 'node:module';
import { fileURLToPath as pathOfUrl } from 'node:url';
const require = makeRequire(import.meta.url);
const __filename = pathOfUrl(import.meta.url);
const __dirname = pathOfUrl(new URL('.', import.meta.url));`;

const OPTIONS: BuildOptions = {
  absWorkingDir: ROOT,
  entryPoints: {
    index: 'functions/src/index.ts',
    // Processes and threads of their own, which the function starts: beside the modules, by their own names.
    'reader-process': 'functions/src/consultation/intake/reading/reader-process.ts',
    'map-thread': 'functions/src/land/ground/map-picture/map-thread.ts',
    'redactor-process': 'functions/src/consultation/attachments/redacting/redactor-process.ts',
    'shapes-process': 'functions/src/land/ground/shape-files/shapes-process.ts',
    'typesetting-process': 'functions/src/platform/print/typesetting-process.ts',
    'word-process': 'functions/src/consultation/documents/word/reading/word-process.ts',
    'writer-process': 'functions/src/consultation/ground/documents/print/writer-process.ts',
  },
  outdir: DIST,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  // Otherwise React sets pages with all its checks for developers, wherever the variable is not set.
  define: { 'process.env.NODE_ENV': '"production"' },
  mainFields: ['module', 'main'],
  sourcemap: 'linked',
  sourcesContent: false,
  minifySyntax: true,
  minifyWhitespace: true,
  external: LEFT_OUTSIDE,
  plugins: [loadedWhenUsed, templatesBeside],
  banner: { js: BANNER },
  logLevel: 'warning',
};

/** Bundles the functions into functions/dist, heavy modules apart from the first load. Nothing when unchanged. */
export function buildFunctions(): Promise<boolean> {
  return buildWhenChanged('functions/dist', SOURCES, async () => {
    rmSync(DIST, { recursive: true, force: true });
    await build(OPTIONS);
  });
}

/** Bundles again at every change until it is told to stop. */
export async function watchFunctions(): Promise<() => Promise<void>> {
  const watching = await context(OPTIONS);
  await watching.watch();
  return () => watching.dispose();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildFunctions();
