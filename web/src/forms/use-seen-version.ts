import { useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { isConflict } from './refusal.tsx';

/**
 * The version of a record that an open form began with. News may renew the record under it, and must not have it
 * written over unseen; once a refusal shows what it says now, that one is meant.
 */
export function useSeenVersion<V extends number | undefined>(
  version: V,
  error: ApiError | null,
): V {
  const [seen, setSeen] = useState(version);
  if (seen !== version && isConflict(error)) setSeen(version);
  return seen;
}
