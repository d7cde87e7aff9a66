import { getQuarantinedSiteFiles, getUnscannedSiteFiles } from '@calls/land/files/contract.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Loaded, together } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { Empty, Failed } from '../../ui/empty.tsx';
import { FileList } from './file-list.tsx';
import { filesPanelMessages as messages } from '../../records/files/messages.ts';
import { UploadArea } from '../../records/files/upload-area.tsx';
import { UploadRows } from '../../records/files/upload-rows.tsx';
import { useCleanFiles } from './use-clean-files.ts';
import { useScanEnds } from './use-scan-ends.ts';
import { useTidyUploads } from '../../records/files/use-tidy-uploads.ts';
import { siteUploads } from './site-uploads.ts';

/** How often to ask for the state while a file is being scanned. */
const WATCH_MS = 2_000;

/** The site's files by scan result, and the upload of more. */
export default function FilesPanel() {
  const { siteId: id, can } = useSite();
  const clean = useCleanFiles(id);
  const waiting = useUnscanned(id);
  const bad = useEndpoint(getQuarantinedSiteFiles, { id });
  useScanEnds(waiting.data?.total);
  const files = clean.data?.pages.flatMap((page) => page.files) ?? [];
  const uploads = siteUploads(id);
  const listed = [...files, ...(waiting.data?.files ?? []), ...(bad.data?.files ?? [])];
  useTidyUploads(
    uploads,
    listed.map(({ metadata }) => metadata.id),
  );
  const total = clean.data?.pages.at(-1)?.total ?? 0;
  const more = () => void clean.fetchNextPage();
  return (
    <Loaded
      query={together({ clean, waiting, bad })}
      skeleton={<SkeletonLines lines={5} />}
      failed={messages.failed}
    >
      {(found) => (
        <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
          {can.edit && <UploadArea uploads={uploads} />}
          <UploadRows uploads={uploads} />
          {total + found.waiting.total + found.bad.total === 0 && (
            <Empty kind="nothing" title={messages.none}>
              {can.edit && messages.noneHint}
            </Empty>
          )}
          <FileList title={messages.unscanned} {...found.waiting} />
          <FileList title={messages.clean} files={files} total={total} />
          {clean.isFetchNextPageError && (
            <Failed title={messages.failed} error={clean.error} retry={more} />
          )}
          {clean.hasNextPage && !clean.isFetchNextPageError && (
            <Button variant="outline" size="sm" busy={clean.isFetchingNextPage} onClick={more}>
              {messages.more(Math.min(clean.limit, total - files.length))}
            </Button>
          )}
          <FileList title={messages.quarantined} {...found.bad} />
        </chakra.div>
      )}
    </Loaded>
  );
}

function useUnscanned(id: number) {
  const [watching, setWatching] = useState(false);
  const found = useEndpoint(getUnscannedSiteFiles, { id }, watching ? { every: WATCH_MS } : {});
  const some = (found.data?.total ?? 0) > 0;
  if (some !== watching) setWatching(some);
  return found;
}
