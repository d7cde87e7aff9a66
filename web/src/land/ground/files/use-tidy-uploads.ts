import { useEffect } from 'react';
import type { Uploads } from './upload-store.ts';

/** A completed upload is shown until its file is in one of the lists, and no longer. */
export function useTidyUploads(uploads: Uploads, fileIds: readonly number[]): void {
  const listed = fileIds.join();
  useEffect(() => {
    if (listed) uploads.tidy(new Set(listed.split(',').map(Number)));
  }, [uploads, listed]);
}
