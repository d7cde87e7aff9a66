import { spawn, type ChildProcess } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { NODE, PROJECT, ROOT } from '../../scripts/local/paths.ts';
import { BENCH_DOMAIN } from '../search/start.ts';

const outdir = path.join(ROOT, '.data/bench-tiles');

const banner = `import { createRequire as makeRequire } from 'node:module';
const require = makeRequire(import.meta.url);`;

/** Bundles the tiles' function as for deployment. */
export async function bundleTiles(): Promise<void> {
  rmSync(outdir, { recursive: true, force: true });
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['bench/tiles/function-entry.ts'],
    outfile: path.join(outdir, 'index.mjs'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node24',
    mainFields: ['module', 'main'],
    external: [
      '@google-cloud/functions-framework',
      'firebase-functions',
      'pg-native',
      '@sentry/node',
    ],
    minifySyntax: true,
    banner: { js: banner },
    logLevel: 'warning',
  });
}

export type Server = { port: number; pid: number; stop: () => Promise<void> };

/** The function under Google's functions framework: one process. */
export async function serveTiles(
  port: number,
  databaseUrl: string,
  settings: { budgetMb: number; cacheMb: number },
): Promise<Server> {
  const framework = path.join(ROOT, 'node_modules/.bin/functions-framework');
  const source = path.join(outdir, 'index.mjs');
  const child = spawn(NODE, [framework, '--target=tiles', `--source=${source}`, `--port=${port}`], {
    cwd: outdir,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      HOST: '127.0.0.1',
      NODE_ENV: 'production',
      GCLOUD_PROJECT: PROJECT,
      HOSTED_DOMAINS: BENCH_DOMAIN,
      DATABASE_URL: databaseUrl,
      TILE_BUDGET_MB: String(settings.budgetMb),
      TILE_CACHE_MB: String(settings.cacheMb),
    },
  });
  await answering(port);
  return { port, pid: child.pid!, stop: () => ended(child) };
}

/** Waits until something listens on the port. */
export async function answering(port: number): Promise<void> {
  const end = Date.now() + 20_000;
  for (;;) {
    const reached = await fetch(`http://127.0.0.1:${port}/`).then(
      () => true,
      () => false,
    );
    if (reached) return;
    if (Date.now() > end) throw new Error(`Nothing answers on port ${port}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Kills a server, by the id of its process or, if negative, of its whole group. */
export function ended(child: ChildProcess, target = child.pid!): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    process.kill(target, 'SIGTERM');
  });
}
