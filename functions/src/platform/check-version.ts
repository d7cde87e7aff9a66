import { AppError, type FieldErrors } from './errors.ts';

/**
 * Throws changed-meanwhile, with the record's current values, if the record no longer has the version that was read.
 */
export function checkVersion(read: number | undefined, present: number, now: FieldErrors): void {
  if (read !== present) throw new AppError('changed-meanwhile', { fields: now });
}
