import { log } from './log.ts';

/** Between two lines about calls that could not be served, in ms: a crowd is refused by the thousand. */
const REST_MS = 1_000;
let told = 0;
let unsaid = 0;

/** Logs that a call was told to come again, and how many were since the last line. */
export function logUnavailable(path: string, cause: unknown): void {
  unsaid += 1;
  if (Date.now() - told < REST_MS) return;
  log.warning('unavailable', { path, cause: String(cause ?? ''), calls: unsaid });
  told = Date.now();
  unsaid = 0;
}
