import { createVitest, type TestModule } from 'vitest/node';
import { ROOT } from '../local/paths.ts';
import { noteTimes } from './slowest.ts';
import { afterSecondRun, type Tally, tallyOf } from './tally.ts';

/** More files than these fail of something else than a machine that stalls. */
const MAX_STALLED_FILES = 5;

/**
 * Runs one project of vitest.config.ts, or only its files that match; its environment is kept from the next one's.
 * Where a test that needs servers has failed twice, what it left behind the first time may be why: its whole file runs
 * once more, on councils of its own. `look` is given all files as they ended.
 */
export async function runProject(
  name: string,
  files: string[],
  look?: (modules: TestModule[]) => void,
): Promise<Tally> {
  const environment = { ...process.env };
  const since = process.env.TEST_CHANGED_SINCE;
  try {
    const options = {
      root: ROOT,
      run: true,
      watch: false,
      project: [name],
      // `npm run test:changed`: what the import graph says that a change can reach, be it nothing.
      ...(since === undefined ? {} : { changed: since, passWithNoTests: true }),
    };
    const vitest = await createVitest('test', options);
    await vitest.start(files);
    const ended = () => vitest.state.getTestModules();
    const errors = vitest.state.getUnhandledErrors();
    const first = tallyOf(ended(), errors, since !== undefined);
    const failed = ended().filter((module) => !module.ok());
    let tally = first;
    // Those that need servers may try a second time.
    const mayStall = vitest.projects.every(({ config }) => config.retry);
    if (mayStall && failed.length > 0 && failed.length <= MAX_STALLED_FILES) {
      console.log(`\n── Once more: ${failed.map((module) => module.relativeModuleId).join(', ')}`);
      await vitest.runTestSpecifications(failed.map((module) => module.toTestSpecification()));
      const again = [...errors, ...vitest.state.getUnhandledErrors()];
      tally = afterSecondRun(first, tallyOf(ended(), again, since !== undefined));
    }
    noteTimes(ended());
    look?.(ended());
    await vitest.close();
    return tally;
  } finally {
    process.exitCode = undefined;
    for (const key of Object.keys(process.env)) if (!(key in environment)) delete process.env[key];
    Object.assign(process.env, environment);
  }
}
