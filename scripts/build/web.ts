import { spawn } from 'node:child_process';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { NODE, ROOT } from '../local/paths.ts';
import { buildWhenChanged } from './fingerprint.ts';

const SOURCES = [
  'web/src/**/*',
  'web/public/**/*',
  'web/build/**/*',
  'web/index.html',
  'web/package.json',
  'web/vite.config.ts',
  // Contracts, and what else of the server's runs in browsers.
  'functions/src/**/*.ts',
  'package-lock.json',
];

/** Builds the web app into web/dist with Vite, in a process of its own. Nothing when unchanged. */
export function buildWeb(): Promise<boolean> {
  return buildWhenChanged('web/dist', SOURCES, () => {
    const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
    const child = spawn(NODE, [vite, 'build', '--logLevel', 'warn'], {
      cwd: path.join(ROOT, 'web'),
      stdio: ['ignore', 'inherit', 'inherit'],
      // For local stacks: with the page of parts, which a hosted build leaves out.
      env: { ...process.env, VITE_PARTS: '1' },
    });
    return new Promise((resolve, reject) => {
      child.once('exit', (code) =>
        code === 0 ? resolve() : reject(new Error('The web app could not be built.')),
      );
    });
  });
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildWeb();
