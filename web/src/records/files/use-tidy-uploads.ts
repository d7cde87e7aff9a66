import { useEffect, useSyncExternalStore } from 'react';
import type { Uploads } from './upload-store.ts';

/**
 * A completed upload is shown until its file is in one of the lists, and no longer. A small file may be scanned and
 * listed before the call that completes its upload has answered, so a change of either one counts.
 */
export function useTidyUploads(uploads: Uploads, fileIds: readonly number[]): void {
  const list = useSyncExternalStore(uploads.subscribe, uploads.current);
  const listed = fileIds.join();
  useEffect(() => {
    if (listed) uploads.tidy(new Set(listed.split(',').map(Number)));
  }, [uploads, list, listed]);
}
