import type { SiteFile } from '@calls/land/files/contract.ts';
import { useEffect } from 'react';
import { uploadsOf } from '../ground/files/upload-store.ts';

/** A completed upload is shown until its file is in one of the lists, and no longer. */
export function useTidyUploads(siteId: number, files: readonly SiteFile[]): void {
  const listed = files.map(({ metadata }) => metadata.id).join();
  useEffect(() => {
    if (listed) uploadsOf(siteId).tidy(new Set(listed.split(',').map(Number)));
  }, [siteId, listed]);
}
