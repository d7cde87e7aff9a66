import { deleteSiteFile, restoreSiteFile, type SiteFile } from '@calls/land/files/contract.ts';
import { chakra } from '@chakra-ui/react';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { ownChangesShown } from '../../api/query-client.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { useNow } from '../../ui/use-now.ts';
import { useRemovable } from '../../ui/use-removable.ts';
import { FilePreview } from './file-preview.tsx';
import { SiteFileRow } from './site-file-row.tsx';
import { filesPanelMessages as messages } from '../../records/files/messages.ts';

interface FileListProps {
  title: string;
  files: SiteFile[];
  /** The total, which may be more than are shown. */
  total: number;
}

/** Files in one state, newest first; nothing if there are none. */
export function FileList({ title, files, total }: FileListProps) {
  const [opened, setOpened] = useState<SiteFile>();
  const { siteId } = useSite();
  const deleting = useRemovable<SiteFile>({
    id: ({ metadata }) => metadata.id,
    remove: (file) => call(deleteSiteFile, { id: siteId, fileId: file.metadata.id }),
    restore: (file) => call(restoreSiteFile, { id: siteId, fileId: file.metadata.id }),
    removed: (file) => messages.deleted(file.metadata.orig_name),
    restored: (file) => messages.restored(file.metadata.orig_name),
    failed: (file) => messages.deleteFailed(file.metadata.orig_name),
    renewed: ownChangesShown,
  });
  const now = useNow();
  if (files.length === 0) return null;
  return (
    <section>
      <chakra.h3 fontWeight="semibold" mb="1">
        {title}{' '}
        <chakra.span color="fg.muted" fontWeight="normal">
          {formatNumber(total)}
        </chakra.span>
      </chakra.h3>
      <ul>
        {files
          .filter((file) => !deleting.isLeaving(file))
          .map((file) => (
            <SiteFileRow
              key={file.metadata.id}
              file={file}
              now={now}
              open={() => setOpened(file)}
              remove={() => void deleting.remove(file)}
            />
          ))}
      </ul>
      {opened && <FilePreview file={opened} close={() => setOpened(undefined)} />}
    </section>
  );
}
