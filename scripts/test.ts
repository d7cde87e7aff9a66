import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import type { TestModule } from 'vitest/node';
import { buildFunctions } from './build/functions.ts';
import { SHELL_LIMIT_KB, shellWeight } from './build/shell-weight.ts';
import { buildWeb } from './build/web.ts';
import { CHECKS, runChecks } from './check/checks.ts';
import { findChromium } from './local/chromium.ts';
import { COMPILED } from './local/paths.ts';
import { Problem } from './local/problem.ts';
import { chosenStages } from './test/chosen-stages.ts';
import { filesOnEmbedded, unseenOnEmbedded } from './test/on-embedded.ts';
import { runProject } from './test/run-project.ts';
import { sinceWhen } from './test/since-when.ts';
import { slowest, slowestTests } from './test/slowest.ts';
import { added, NONE, type Tally } from './test/tally.ts';
import { unseenRows, wrongRows } from './test/true-rows.ts';
import { tableOfTime, whereTimeGoes } from './test/where-time-goes.ts';

// Tests start hundreds of processes that load the same modules: a third of the time of those that are killed at each write.
process.env.NODE_COMPILE_CACHE ??= COMPILED;

/** How long each integration test file took on PostgreSQL, in milliseconds, once all have run there. */
let tookOnPostgres: ReadonlyMap<string, number> | undefined;

/** Whether all files of a stage run: a few see few statements. */
const isWhole = (files: readonly string[]) =>
  files.length === 0 && process.env.TEST_CHANGED_SINCE === undefined;

/** What `npm test` runs, by the names that `--only` takes. */
const STAGES: Record<string, { title: string; run: (files: string[]) => Promise<Tally> }> = {
  checks: {
    title: 'Checks',
    run: async () => ({ ...NONE, ...(await runChecks(CHECKS)) }),
  },
  unit: { title: 'Unit tests', run: (files) => runProject('unit', files) },
  dom: { title: 'Tests of hooks and components', run: (files) => runProject('dom', files) },
  postgres: {
    title: 'Integration tests on PostgreSQL',
    run: async (files) => {
      const tally = added(
        await runProject('postgres', files, (modules) => {
          if (isWhole(files)) tookOnPostgres = timesOf(modules);
        }),
        wrongRows('postgres'),
      );
      // Only all of them can say which statements are never seen.
      return isWhole(files) ? added(tally, unseenRows()) : tally;
    },
  },
  embedded: {
    title: 'Integration tests on the embedded database',
    run: async (files) => {
      const chosen = tookOnPostgres && isWhole(files) ? filesOnEmbedded(tookOnPostgres) : files;
      const tally = added(await runProject('embedded', chosen), wrongRows('embedded'));
      return chosen === files ? tally : added(tally, unseenOnEmbedded());
    },
  },
  build: {
    title: 'Build',
    run: async () => {
      await buildFunctions();
      await buildWeb();
      const { kb } = shellWeight();
      const heavy = `The shell weighs ${kb.toFixed(1)} kB gzipped, ${SHELL_LIMIT_KB} at most: npm run bench:web`;
      return { ...NONE, passed: 1, failures: kb < SHELL_LIMIT_KB ? [] : [heavy] };
    },
  },
  e2e: {
    title: 'End-to-end tests in Chromium',
    run: async (files) => {
      process.env.CHROMIUM_PATH = findChromium();
      return runProject('e2e', files, (modules) =>
        console.log(
          `\n── Where the time of both workers goes\n${tableOfTime(whereTimeGoes(modules))}`,
        ),
      );
    },
  },
};

const { values, positionals } = parseArgs({
  options: {
    only: { type: 'string' },
    changed: { type: 'boolean' },
    thorough: { type: 'boolean' },
  },
  allowPositionals: true,
});
if (values.changed) process.env.TEST_CHANGED_SINCE = sinceWhen();
if (values.thorough) {
  process.env.TEST_THOROUGH = 'yes';
  process.env.TEST_SEED ??= String(randomInt(2 ** 31));
  console.log(`Thorough, with seed ${process.env.TEST_SEED}; TEST_SEED gives it again.`);
}
let total = NONE;
const times: string[] = [];

try {
  for (const name of chosenStages(Object.keys(STAGES), values.only, positionals)) await stage(name);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  total = added(total, { ...NONE, failures: [error.message] });
}

if (total.retried.length > 0)
  console.log(`\n── Passed at the second try only\n${total.retried.join('\n')}`);
if (total.failures.length > 0) console.log(`\n── Failed\n${total.failures.join('\n')}`);
if (total.failures.length > 0 && values.thorough)
  console.log(`\n── Again: TEST_SEED=${process.env.TEST_SEED} npm run test:thorough`);
if (slowest.length > 0) console.log(`\n── The slowest tests\n${slowestTests()}`);
console.log(`\n${times.join('\n')}\n`);
const failed = total.failures.length;
const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${failed} failed${skipped}`);
process.exit(failed === 0 ? 0 : 1);

/** Runs one stage under its heading; one that can't run at all counts as one failure. */
async function stage(name: string): Promise<void> {
  const { title, run } = STAGES[name]!;
  const begun = Date.now();
  console.log(`\n── ${title}`);
  const tally = await run(positionals).catch((error: unknown): Tally => {
    console.error(error instanceof Problem ? error.message : error);
    return { ...NONE, failures: [`${title} could not run: ${String(error)}`] };
  });
  total = added(total, tally);
  times.push(
    `── ${title}: ${tally.passed} passed, ${tally.failures.length} failed, ${Math.round((Date.now() - begun) / 1000)} s`,
  );
  console.log(times.at(-1));
}

function timesOf(modules: TestModule[]): ReadonlyMap<string, number> {
  return new Map(modules.map((module) => [module.relativeModuleId, module.diagnostic().duration]));
}
