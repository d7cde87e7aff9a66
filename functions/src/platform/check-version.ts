import { AppError, type FieldErrors } from './errors.ts';

/**
 * Throws changed-meanwhile, with the record's current values, if the record no longer has the version that was read or,
 * for a record without a version, the name that was read.
 */
export function checkVersion<V extends number | string>(
  read: V | undefined,
  present: V,
  now: FieldErrors,
): void {
  if (read !== present) throw new AppError('changed-meanwhile', { fields: now });
}
