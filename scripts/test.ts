import { startVitest } from 'vitest/node';
import { buildFunctions } from './build/functions.ts';
import { buildWeb } from './build/web.ts';
import { CHECKS, runChecks } from './check/checks.ts';
import { findChromium } from './local/chromium.ts';
import { ROOT } from './local/paths.ts';
import { Problem } from './local/problem.ts';
import { type Tally, tallyOf } from './test/tally.ts';

const total: Tally = { passed: 0, failed: 0, skipped: 0 };

await stage('Checks', async () => ({ ...(await runChecks(CHECKS)), skipped: 0 }));
await stage('Unit tests', () => project('unit'));
await stage('Integration tests on the embedded database', () => project('embedded'));
await stage('Integration tests on PostgreSQL', () => project('postgres'));
await stage('Build', async () => {
  await buildFunctions();
  await buildWeb();
  return { passed: 1, failed: 0, skipped: 0 };
});
await stage('End-to-end tests in Chromium', async () => {
  process.env.CHROMIUM_PATH = findChromium();
  return project('e2e');
});

const skipped = total.skipped > 0 ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exit(total.failed === 0 ? 0 : 1);

/** Runs one stage under its heading; one that can't run at all counts as one failure. */
async function stage(name: string, run: () => Promise<Tally>): Promise<void> {
  const begun = Date.now();
  console.log(`\n── ${name}`);
  const tally = await run().catch((error: unknown): Tally => {
    console.error(error instanceof Problem ? error.message : error);
    return { passed: 0, failed: 1, skipped: 0 };
  });
  total.passed += tally.passed;
  total.failed += tally.failed;
  total.skipped += tally.skipped;
  console.log(
    `── ${name}: ${tally.passed} passed, ${tally.failed} failed, ${Math.round((Date.now() - begun) / 1000)} s`,
  );
}

/** Runs one project of vitest.config.ts, its environment kept from the next one's. */
async function project(name: string): Promise<Tally> {
  const environment = { ...process.env };
  try {
    const vitest = await startVitest('test', [], {
      root: ROOT,
      run: true,
      watch: false,
      project: [name],
    });
    const tally = tallyOf(vitest.state.getTestModules(), vitest.state.getUnhandledErrors().length);
    await vitest.close();
    return tally;
  } finally {
    process.exitCode = undefined;
    for (const key of Object.keys(process.env)) if (!(key in environment)) delete process.env[key];
    Object.assign(process.env, environment);
  }
}
