import { getDraftAttachment } from '@calls/consultation/documents/contract/attachments.ts';
import type { DraftAttachment } from '@contract/consultation/documents/contract/attachments.ts';
import { chakra } from '@chakra-ui/react';
import { Download, FileText, Image, Trash2 } from 'lucide-react';
import { useAction } from '../../../api/use-action.ts';
import { ScanStatus } from '../../../records/files/scan-status.tsx';
import { IconButton } from '../../../ui/button.tsx';
import type { RowParts } from '../../../ui/ordered-list/ordered-row.tsx';
import { follow } from '../../../ui/save-file.ts';
import { Status } from '../../../ui/status.tsx';
import { AttachmentTitle } from './attachment-title.tsx';
import { draftAttachmentMessages as messages } from './messages.ts';

interface DraftAttachmentRowProps {
  documentId: number;
  attachment: DraftAttachment;
  mayWrite: boolean;
  parts: RowParts;
  rename: (title: string, row_version: number) => Promise<DraftAttachment | undefined>;
}

/** One attachment: its title, its file and state, and what can be done with it. */
export function DraftAttachmentRow(props: DraftAttachmentRowProps) {
  const { documentId: id, attachment, mayWrite, parts, rename } = props;
  const { id: fileId, name, title, size, userName, scannedStatus, reason, isPublic } = attachment;
  const address = useAction(getDraftAttachment, { failure: messages.downloadFailed });
  const open = async () => {
    const answer = await address.run({ id, fileId });
    if (answer) follow(answer.url, name);
  };
  const Icon = attachment.contentType === 'application/pdf' ? FileText : Image;
  return (
    <chakra.div display="flex" gap="2" borderBottomWidth="1px" pb="3">
      {parts.handle}
      <chakra.span pt="1.5" flexShrink="0">
        <Icon size={20} aria-hidden />
      </chakra.span>
      <chakra.div flex="1" minW="0" display="grid" gap="1.5">
        {mayWrite ? (
          <AttachmentTitle attachment={attachment} rename={rename} />
        ) : (
          <chakra.p fontWeight="medium">{title || name}</chakra.p>
        )}
        <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
          {messages.file(name, size, userName)}
        </chakra.p>
        {reason && <chakra.p textStyle="small">{reason}</chakra.p>}
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="1">
          {scannedStatus === 'clean' ? (
            <Status means={isPublic ? 'done' : 'waiting'}>
              {isPublic ? messages.isPublic : messages.isNew}
            </Status>
          ) : (
            <ScanStatus state={scannedStatus} />
          )}
          <chakra.span flex="1" />
          {parts.arrows}
          {scannedStatus === 'clean' && (
            <IconButton
              size="sm"
              label={messages.downloadOf(name)}
              icon={<Download size={16} />}
              busy={address.running}
              onClick={() => void open()}
            />
          )}
          {mayWrite && (
            <IconButton
              size="sm"
              label={messages.deleteOf(name)}
              icon={<Trash2 size={16} />}
              onClick={parts.leave}
            />
          )}
        </chakra.div>
      </chakra.div>
    </chakra.div>
  );
}
