import { AppError } from '../../../platform/errors.ts';

/** What was found. Throws not-found where nothing was. */
export function existing<T>(found: T | undefined): T {
  if (found === undefined) throw new AppError('not-found');
  return found;
}
