import {
  type Attachment,
  deleteAttachment,
  listAttachments,
  restoreAttachment,
} from '@calls/consultation/attachments/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Suspense, useState } from 'react';
import { call } from '../../api/call.ts';
import { ownChangesShown } from '../../api/query-client.ts';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { UploadArea } from '../../records/files/upload-area.tsx';
import { UploadRows } from '../../records/files/upload-rows.tsx';
import { useTidyUploads } from '../../records/files/use-tidy-uploads.ts';
import { useAccess } from '../../session/access.tsx';
import { lazyPart } from '../../ui/lazy-part.ts';
import { Loaded } from '../../ui/loaded.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { useRemovable } from '../../ui/use-removable.ts';
import { AttachmentRow } from './attachment-row.tsx';
import { attachmentUploads } from './attachment-uploads.ts';
import { attachmentPanelMessages as messages } from './messages.ts';

const BoxDialog = lazyPart(() => import('./box-dialog.tsx'));

/** How often to ask for the state while a file is scanned or copied. */
const WATCH_MS = 2_000;

/** The attachments of a representation, with their redacted copies. */
export function AttachmentPanel({ id }: { id: number }) {
  const mayWrite = useAccess('representations', 'write').allowed === true;
  const [opened, setOpened] = useState<Attachment>();
  const [watching, setWatching] = useState(false);
  const fetched = useEndpoint(listAttachments, { id }, watching ? { every: WATCH_MS } : {});
  const attachments = fetched.data?.attachments ?? [];
  const waits = attachments.some(
    ({ scannedStatus, copy }) => scannedStatus === 'unscanned' || copy?.state === 'making',
  );
  if (waits !== watching) setWatching(waits);
  const uploads = attachmentUploads(id);
  useTidyUploads(
    uploads,
    attachments.map((each) => each.id),
  );
  const deleting = useRemovable<Attachment>({
    id: (attachment) => attachment.id,
    remove: ({ id: fileId }) => call(deleteAttachment, { id, fileId }),
    restore: ({ id: fileId }) => call(restoreAttachment, { id, fileId }),
    removed: ({ number }) => messages.deleted(number),
    restored: ({ number }) => messages.restored(number),
    failed: ({ number }) => messages.deleteFailed(number),
    renewed: ownChangesShown,
  });
  return (
    <chakra.section
      my="4"
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
      aria-label={messages.title}
    >
      <chakra.h3 textStyle="headingSm">{messages.title}</chakra.h3>
      <Loaded
        query={fetched}
        skeleton={<SkeletonLines lines={2} height="5" />}
        failed={messages.loadFailed}
        line
      >
        {() => (
          <>
            {attachments.length === 0 && <chakra.p color="fg.muted">{messages.none}</chakra.p>}
            <ul>
              {attachments
                .filter((each) => !deleting.isLeaving(each))
                .map((each) => (
                  <AttachmentRow
                    key={each.id}
                    representationId={id}
                    attachment={each}
                    redact={() => setOpened(each)}
                    remove={() => void deleting.remove(each)}
                  />
                ))}
            </ul>
            <UploadRows uploads={uploads} />
            {mayWrite && <UploadArea uploads={uploads} />}
          </>
        )}
      </Loaded>
      {opened && (
        <Suspense fallback={null}>
          <BoxDialog representationId={id} attachment={opened} close={() => setOpened(undefined)} />
        </Suspense>
      )}
    </chakra.section>
  );
}
