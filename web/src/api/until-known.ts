import { ApiError, isApiError } from './api-error.ts';
import type { CallOptions } from './call.ts';
import { apiMessages as messages } from './messages.ts';

/** Between one look and the next; the server keeps a call's answer under its key. */
const PAUSES_MS = [300, 1_500, 4_000, 10_000];

/** Whether an answer was lost on its way, so that nobody knows whether the server did what was asked. */
const isLost = (error: unknown) =>
  isApiError(error) &&
  (error.status === 0 ? navigator.onLine : [502, 503, 504].includes(error.status));

/**
 * Writes by a call whose contract is idempotent. If its answer is lost, asks again under the same key, which gives the
 * answer of what was done, or does it once. Throws 'outcome-unknown' where that stays so.
 */
export async function untilKnown<T>(
  act: (once: CallOptions) => Promise<T>,
  onLooking: (isLooking: boolean) => void = () => undefined,
): Promise<T> {
  const once = { idempotencyKey: crypto.randomUUID() };
  try {
    for (const pause of [...PAUSES_MS, undefined]) {
      try {
        return await act(once);
      } catch (error) {
        if (!isLost(error)) throw error;
      }
      onLooking(true);
      if (pause !== undefined) await new Promise((resolve) => setTimeout(resolve, pause));
    }
  } finally {
    onLooking(false);
  }
  throw new ApiError({ status: 0, code: 'outcome-unknown', message: messages.outcomeUnknown });
}
