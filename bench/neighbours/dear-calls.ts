import { consultationCalls } from './consultation-calls.ts';
import type { DearCall } from './dear-call.ts';
import { landCalls } from './land-calls.ts';
import { pageCalls } from './page-calls.ts';
import { refusedCalls } from './refused-calls.ts';

/** Every call whose time grows with what it is given, or that makes a file. */
export const dearCalls: readonly DearCall[] = [
  ...landCalls,
  ...consultationCalls,
  ...pageCalls,
  ...refusedCalls,
];
