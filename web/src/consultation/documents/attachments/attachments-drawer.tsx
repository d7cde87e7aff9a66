import {
  changeDraftAttachment,
  deleteDraftAttachment,
  listDraftAttachments,
  restoreDraftAttachment,
} from '@calls/consultation/documents/contract/attachments.ts';
import type { DraftDocument } from '@contract/consultation/documents/contract.ts';
import type { DraftAttachment } from '@contract/consultation/documents/contract/attachments.ts';
import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { call } from '../../../api/call.ts';
import { ownChangesShown } from '../../../api/query-client.ts';
import { useAction } from '../../../api/use-action.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { UploadArea } from '../../../records/files/upload-area.tsx';
import { UploadRows } from '../../../records/files/upload-rows.tsx';
import { useTidyUploads } from '../../../records/files/use-tidy-uploads.ts';
import { Drawer } from '../../../ui/dialog.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { OrderedList } from '../../../ui/ordered-list/ordered-list.tsx';
import type { Step } from '../../../ui/ordered-list/use-ordered-list.ts';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { useRemovable } from '../../../ui/use-removable.ts';
import { DraftAttachmentRow } from './draft-attachment-row.tsx';
import { draftAttachmentUploads } from './draft-attachment-uploads.ts';
import { draftAttachmentMessages as messages } from './messages.ts';

/** How often to ask for the state while a file is scanned. */
const WATCH_MS = 2_000;

interface AttachmentsDrawerProps {
  draft: DraftDocument;
  close: () => void;
}

/** The files that are published with a document: sent, called, put in order, deleted. */
export function AttachmentsDrawer({ draft, close }: AttachmentsDrawerProps) {
  const { id, mayWrite } = draft;
  const [watching, setWatching] = useState(false);
  const query = useEndpoint(listDraftAttachments, { id }, watching ? { every: WATCH_MS } : {});
  const attachments = query.data?.attachments ?? [];
  const waits = attachments.some(({ scannedStatus }) => scannedStatus === 'unscanned');
  if (waits !== watching) setWatching(waits);
  const uploads = draftAttachmentUploads(id);
  useTidyUploads(
    uploads,
    attachments.map((each) => each.id),
  );
  const deleting = useRemovable<DraftAttachment>({
    id: (each) => each.id,
    remove: ({ id: fileId }) => call(deleteDraftAttachment, { id, fileId }),
    restore: ({ id: fileId }) => call(restoreDraftAttachment, { id, fileId }),
    removed: ({ name, isPublic }) =>
      isPublic ? messages.deletedWhilePublic(name) : messages.deleted(name),
    restored: ({ name }) => messages.restored(name),
    failed: ({ name }) => messages.deleteFailed(name),
    renewed: ownChangesShown,
  });
  const shown = attachments.filter((each) => !deleting.isLeaving(each));
  const { run: save } = useAction(changeDraftAttachment, { failure: false });
  const rename = async (fileId: number, title: string, row_version: number) => {
    const saved = await save({ id, fileId, title, row_version });
    await ownChangesShown();
    return saved?.attachments.find((each) => each.id === fileId);
  };
  const adding = useRef<HTMLDivElement>(null);
  const move = useAction(changeDraftAttachment, { failure: messages.moveFailed });
  const change = async (items: DraftAttachment[], { item, to }: Step<DraftAttachment>) => {
    if (to === undefined) return deleting.remove(item);
    const { id: fileId, row_version } = item;
    const behind = items[to - 1]?.id ?? null;
    if (!(await move.run({ id, fileId, behind, row_version }))) return false;
    await ownChangesShown();
    return true;
  };
  return (
    <Drawer title={messages.title} onClose={close}>
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4">
        <chakra.p color="fg.muted">{messages.about}</chakra.p>
        <Loaded
          query={query}
          skeleton={<SkeletonLines lines={4} height="12" />}
          failed={messages.failed}
        >
          {() => (
            <>
              {shown.length === 0 && (
                <Empty kind="nothing" title={messages.none}>
                  {messages.noneHint}
                </Empty>
              )}
              <OrderedList
                elsewhere={() => adding.current?.querySelector('[data-adds]')}
                gap="4"
                items={shown}
                keyOf={({ id: fileId }) => String(fileId)}
                nameOf={({ name }) => name}
                change={change}
                isReadOnly={!mayWrite}
                render={(each, parts) => (
                  <DraftAttachmentRow
                    documentId={id}
                    attachment={each}
                    mayWrite={mayWrite}
                    parts={parts}
                    rename={(title, row_version) => rename(each.id, title, row_version)}
                  />
                )}
              />
            </>
          )}
        </Loaded>
        {mayWrite && (
          <div ref={adding}>
            <UploadRows uploads={uploads} />
            <UploadArea uploads={uploads} />
          </div>
        )}
      </chakra.div>
    </Drawer>
  );
}
