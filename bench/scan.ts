import { measureHostileFiles } from '../functions/src/platform/scanning/testing/measure.ts';

const MAX_MS = 2_000;
const MAX_MB = 200;

/** How long it takes to scan each hostile file, and how much memory: at most 2 s and 200 MB. */
for (const { what, ms, megabytes } of await measureHostileFiles()) {
  const within = ms <= MAX_MS && megabytes <= MAX_MB;
  const figures = `${ms.toFixed(0).padStart(5)} ms ${megabytes.toFixed(0).padStart(4)} MB`;
  console.log(`${within ? 'within' : 'OVER  '} ${figures}  ${what}`);
}
