import { AppError, type FieldErrors } from './errors.ts';

/** Throws changed-meanwhile, with what the record holds now, where it is no longer of the version that was read. */
export function checkVersion(read: number | undefined, present: number, now: FieldErrors): void {
  if (read !== present) throw new AppError('changed-meanwhile', { fields: now });
}
