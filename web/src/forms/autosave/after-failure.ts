import { isApiError } from '../../api/api-error.ts';
import type { WaitingStatus } from './save-status.ts';

/** What becomes of what could not be saved: sent again by itself after so many ms, or it waits for somebody. */
export type AfterFailure = number | WaitingStatus;

/** For what somebody always has to do something about: nothing is sent again by itself. */
export function waitsForSomebody(error: unknown): WaitingStatus {
  if (isApiError(error) && error.status === 401) return 'signed out';
  return isApiError(error, 'changed-meanwhile') ? 'conflict' : 'failed';
}
