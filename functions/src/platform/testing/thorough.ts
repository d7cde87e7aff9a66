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

const STRIDE = fewOr(3, 1);

/**
 * At which of its writes a process is killed, from the first on, without an end: at each in a thorough run, else at
 * every third from one that the seed chooses.
 */
export function* writesToKillAt(): Generator<number, never> {
  for (let write = 1 + (SEED % STRIDE); ; write += STRIDE) yield write;
}
