/** Whether many seeded schedules are tried (`npm run test:thorough`) instead of a few. */
export const THOROUGH = process.env.TEST_THOROUGH === 'yes';

/** The seed of every schedule of a run; TEST_SEED gives that of a run that failed. */
export const SEED = Number(process.env.TEST_SEED ?? 20_261_123);

/** How much of something is tried: few by default, many in a thorough run. */
export const fewOr = (few: number, many: number): number => (THOROUGH ? many : few);

/**
 * What fast-check takes for a property over values: few by default, all drawn from the run's seed. It prints the seed of
 * a failure and makes what failed as short as it can.
 */
export const drawn = (few: number, many: number) => ({ numRuns: fewOr(few, many), seed: SEED });

/** The same for a property over schedules, each of which takes too long for what failed to be made shorter. */
export const seeded = (few: number, many: number) => ({ ...drawn(few, many), endOnFailure: true });

/**
 * At which of its writes a process is killed, from the first on, without an end: at each in a thorough run, else only at
 * each so manieth from one that the seed chooses.
 */
export function* writesToKillAt(eachOf = 3): Generator<number, never> {
  const stride = fewOr(eachOf, 1);
  for (let write = 1 + (SEED % stride); ; write += stride) yield write;
}
