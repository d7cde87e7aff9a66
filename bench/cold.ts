import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildFunctions } from '../scripts/build/functions.ts';
import { ROOT } from '../scripts/local/paths.ts';

const RUNS = Number(process.env.BENCH_RUNS ?? 25);
const MAX_OVER_BARE_MS = 60;
const DIST = path.join(ROOT, 'functions/dist');

/** The bundle's chunk behind `import('./api.ts')`, by its name in index.js. */
function apiChunk(): string {
  const index = readFileSync(path.join(DIST, 'index.js'), 'utf8');
  const [, chunk] = /import\("\.\/(api-[^"]+\.js)"\)/.exec(index) ?? [];
  if (!chunk) throw new Error('index.js has no lazy import of the api');
  return chunk;
}

/** Node.js code that loads these files of the bundle and exits at once. */
function loading(...files: string[]): string[] {
  const imports = files.map((file) => `await import('${pathToFileURL(path.join(DIST, file))}');`);
  return ['--input-type=module', '-e', `${imports.join('')}process.exit(0);`];
}

function timed(args: string[]): number {
  const start = performance.now();
  const { status, stderr } = spawnSync(process.execPath, args, {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      NODE_ENV: 'production',
      GCLOUD_PROJECT: 'demo-bench',
      DATABASE_URL: 'postgres://app@127.0.0.1:1/none',
    },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The bundle could not be loaded:\n${stderr}`);
  return performance.now() - start;
}

await buildFunctions();
const cases = {
  'bare node': ['-e', '0'],
  'index.js (what every function loads)': loading('index.js'),
  'index.js and the api': loading('index.js', apiChunk()),
};
const times: Record<string, number[]> = {};
for (let run = 0; run < RUNS; run++)
  for (const [name, args] of Object.entries(cases)) (times[name] ??= []).push(timed(args));

const least = (values: number[]): number => Math.min(...values);
const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const bare = times['bare node'] ?? [];
console.table(
  Object.entries(times).map(([name, values]) => ({
    loads: name,
    'least ms': Math.round(least(values)),
    'median ms': Math.round(median(values)),
    'least over bare': Math.round(least(values) - least(bare)),
    'median over bare': Math.round(median(values) - median(bare)),
  })),
);
const over = median(times['index.js and the api'] ?? []) - median(bare);
console.log(
  `${RUNS} interleaved runs, load ${loadavg()[0]?.toFixed(1)}: the api takes ${over.toFixed(0)} ms over bare Node.js, aim ${MAX_OVER_BARE_MS} (${over <= MAX_OVER_BARE_MS ? 'met' : 'not met'}).`,
);
