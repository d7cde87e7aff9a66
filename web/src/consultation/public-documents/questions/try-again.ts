import { ApiError } from '../../../api/api-error.ts';
import { type AfterFailure, waitsForSomebody } from '../../../forms/autosave/after-failure.ts';
import { afterPause } from '../../../forms/autosave/after-pause.ts';

const FIRST_MS = 2000;
const MAX_MS = 30_000;

/** Milliseconds to wait after so many failures; a little different for everybody, so that not all come back at once. */
export const pauseAfter = (failures: number) =>
  Math.min(FIRST_MS * 2 ** (failures - 1), MAX_MS) * (0.75 + Math.random() / 2);

/** Whether the same may work in a moment: nothing answered, the server has too much to do, or is maintained. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status === 429 ||
  error.status >= 500 ||
  error.code === 'maintenance' ||
  error.code === 'unknown';

/** Waits, or less where the device is connected again. */
export const waited = (ms: number): Promise<void> =>
  new Promise((resolve) => void afterPause(ms, resolve));

/** Why an answer as a whole was refused, in the server's words. */
export function reasonIn(error: unknown): string | undefined {
  const fields: Record<string, string> = error instanceof ApiError ? error.fields : {};
  return fields['answer'] ?? fields['document'] ?? fields['account'] ?? fields['body'];
}

/** What becomes of what is typed and could not be saved: it is sent again where that may work in a moment. */
export function retryDraft(error: unknown, failures: number): AfterFailure {
  const waits = waitsForSomebody(error);
  return waits === 'failed' && mayPass(error) ? pauseAfter(failures) : waits;
}
