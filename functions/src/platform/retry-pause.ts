const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Seconds before each further attempt: the first ones outlast a blip, all of them an outage of a day. */
const PAUSES = [
  5,
  30,
  2 * MINUTE,
  10 * MINUTE,
  30 * MINUTE,
  HOUR,
  2 * HOUR,
  4 * HOUR,
  8 * HOUR,
  8 * HOUR,
];

/** Seconds to wait after the nth failure (from 1), or undefined when the job is to be given up. */
export function retryPause(failures: number): number | undefined {
  return PAUSES[failures - 1];
}
