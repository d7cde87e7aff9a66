import { ApiError } from '../../../api/api-error.ts';

const FIRST_MS = 2000;
const LONGEST_MS = 30_000;

/** Milliseconds to wait after so many failures; a little different for everybody, so that not all come back at once. */
export const pauseAfter = (failures: number) =>
  Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS) * (0.75 + Math.random() / 2);

/** Whether the same may work in a moment: nothing answered, the server has too much to do, or is maintained. */
export const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status === 429 ||
  error.status >= 500 ||
  error.code === 'maintenance' ||
  error.code === 'unknown';

/** Waits, or less where the device is connected again. */
export function waited(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener('online', end);
      resolve();
    };
    const timer = setTimeout(end, ms);
    addEventListener('online', end);
    signal?.addEventListener('abort', end, { once: true });
  });
}

/** Why an answer as a whole was refused, in the server's words. */
export function reasonIn(error: unknown): string | undefined {
  const fields: Record<string, string> = error instanceof ApiError ? error.fields : {};
  return fields['answer'] ?? fields['document'] ?? fields['account'];
}
