import { useEffect, useState } from 'react';
import type { ApiError } from '../api/api-error.ts';
import { isConflict } from './refusal.tsx';

/**
 * The version of a record when its form was opened. News may update the record meanwhile, and the form must not
 * overwrite that unseen: once a refusal has told of it, the form takes over what others changed, tells of that where
 * something was typed, and saving applies to that version.
 */
export function useSeenVersion<V extends number | undefined>(
  version: V,
  error: ApiError | null,
  form?: { takeOver: () => void },
): V {
  const [seen, setSeen] = useState(version);
  if (seen !== version && isConflict(error)) setSeen(version);
  const takeOver = form?.takeOver;
  useEffect(() => {
    // As it opens, for what was typed before others changed it.
    if (seen !== undefined) takeOver?.();
  }, [seen, takeOver]);
  return seen;
}
