import { fileURLToPath } from 'node:url';
import { configDefaults, defineConfig } from 'vitest/config';
import { ABOUT_OTHER_THINGS } from './scripts/local/testing/about-other-things.ts';
import { LongFilesFirst } from './scripts/local/testing/long-files-first.ts';
import { trueRows } from './scripts/local/testing/true-rows.ts';

const contracts = fileURLToPath(new URL('functions/src', import.meta.url));

/**
 * A machine that stalls for a minute is no fault of the product: what needs servers is tried a second time, and its
 * whole file once more by `npm test`. What did is told at the end, with what went wrong.
 */
const stalling = { retry: 1 };

/** Integration tests share their database with the other files of the run; each makes its own councils. */
const integration = {
  ...stalling,
  include: ['{functions/src,scripts,e2e/crash,e2e/attacks}/**/*.itest.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  maxWorkers: 2,
  // Loading the product anew for every file took a third of the time; what a file changes is in the database.
  isolate: false,
};

export default defineConfig({
  resolve: { alias: { '@contract': contracts, '@calls': contracts } },
  test: {
    // Vitest's own choice leaves a processor idle, which on a machine of two is half of it.
    maxWorkers: '100%',
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: [
            '{functions,web}/src/**/*.test.ts',
            '{scripts,emulator-data,bench}/**/*.test.ts',
          ],
          // Reading a large file takes long on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          include: ['web/src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: 'web/src/testing/set-up.ts',
          // Loading every module anew for each file took twice as long as the tests.
          isolate: false,
          // Typing key by key takes seconds on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        plugins: [trueRows()],
        test: {
          ...integration,
          name: 'embedded',
          exclude: [...configDefaults.exclude, ...ABOUT_OTHER_THINGS],
          globalSetup: 'scripts/local/testing/embedded.ts',
        },
      },
      {
        extends: true,
        plugins: [trueRows()],
        test: {
          ...integration,
          name: 'postgres',
          globalSetup: 'scripts/local/testing/postgres.ts',
        },
      },
      {
        extends: true,
        test: {
          ...stalling,
          name: 'e2e',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: 'scripts/local/testing/browser-stack.ts',
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A busy machine takes longer than the usual second to draw what is waited for.
          expect: { poll: { timeout: 30_000, interval: 150 } },
          maxWorkers: 2,
          // Files that a worker runs share its browsers.
          isolate: false,
        },
      },
    ],
  },
});
