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
  'web/vite.islands.config.ts',
  // Contracts, and what else of the server's runs in browsers.
  'functions/src/**/*.{ts,tsx}',
  'package-lock.json',
];

/**
 * Builds the web app, and what the public's pages load, into web/dist with Vite, in processes of their own. Nothing
 * when unchanged. Local stacks have the page of parts (/__parts); what is deployed has neither page nor address.
 */
export function buildWeb(target: 'local' | 'hosted' = 'local'): Promise<boolean> {
  const build = async () => {
    await runVite('vite.config.ts', target);
    await runVite('vite.islands.config.ts', target);
  };
  return buildWhenChanged('web/dist', SOURCES, build, target);
}

function runVite(config: string, target: 'local' | 'hosted'): Promise<void> {
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
  const child = spawn(NODE, [vite, 'build', '--config', config, '--logLevel', 'warn'], {
    cwd: path.join(ROOT, 'web'),
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, VITE_PARTS: target === 'local' ? '1' : '' },
  });
  return new Promise<void>((resolve, reject) => {
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('The web app could not be built.')),
    );
  });
}

// Run by itself before a deployment (firebase.json).
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await buildWeb('hosted');
