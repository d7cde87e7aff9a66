import { useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { isConflict } from './refusal.tsx';

/**
 * The version of a record when its form was opened. News may update the record meanwhile, and the form must not
 * overwrite that unseen; once a refusal has shown the current value, saving applies to that version.
 */
export function useSeenVersion<V extends number | undefined>(
  version: V,
  error: ApiError | null,
): V {
  const [seen, setSeen] = useState(version);
  if (seen !== version && isConflict(error)) setSeen(version);
  return seen;
}
