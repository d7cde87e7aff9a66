import type { FailpointStep } from '../../functions/src/platform/failpoint.ts';

export type Victim = 'worker' | 'database' | 'stack';
export interface Run {
  seed: number;
  victim: Victim;
  step: FailpointStep;
  /** How many writes are under way at once. */
  writes: number;
}

const VICTIMS: Victim[] = [
  'worker',
  'worker',
  'worker',
  'database',
  'worker',
  'database',
  'worker',
  'stack',
];
const STEPS: FailpointStep[] = ['before-commit', 'after-commit', 'before-publish', 'in-handler'];

/** Seeded runs; within any 32 in a row each victim meets each step. */
export function runsFrom(first: number, count: number): Run[] {
  return Array.from({ length: count }, (_each, index) => {
    const seed = first + index;
    return {
      seed,
      victim: VICTIMS[Math.floor(seed / STEPS.length) % VICTIMS.length] as Victim,
      step: STEPS[seed % STEPS.length] as FailpointStep,
      writes: 1 + (mixed(seed) % 4),
    };
  });
}

/** A scrambled seed (mulberry32's first output). */
function mixed(seed: number): number {
  let t = (seed + 0x6d2b79f5) | 0;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return (t ^ (t >>> 14)) >>> 0;
}
