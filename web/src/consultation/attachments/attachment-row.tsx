import {
  type Attachment,
  getAttachmentCopy,
  getAttachmentOriginal,
} from '@calls/consultation/attachments/contract.ts';
import { chakra } from '@chakra-ui/react';
import { Download, FileText, Image, Trash2 } from 'lucide-react';
import { useAction } from '../../api/use-action.ts';
import { ScanStatus } from '../../records/files/scan-status.tsx';
import { useAccess } from '../../session/access.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { follow } from '../../ui/save-file.ts';
import { attachmentPanelMessages as messages } from './messages.ts';

interface AttachmentRowProps {
  representationId: number;
  attachment: Attachment;
  redact: () => void;
  remove: () => void;
}

/** One attachment: what the caller may know of it, its redacted copy, and what can be done with both. */
export function AttachmentRow(props: AttachmentRowProps) {
  const { representationId: id, attachment, redact, remove } = props;
  const { id: fileId, number, contentType, scannedStatus, copy, original } = attachment;
  const mayWrite = useAccess('representations', 'write').allowed === true;
  const isClean = scannedStatus === 'clean';
  const failure = messages.openFailed;
  const [theOriginal, theCopy] = [
    useAction(getAttachmentOriginal, { failure }),
    useAction(getAttachmentCopy, { failure }),
  ];
  const open = async (address: typeof theCopy, name: string) => {
    const answer = await address.run({ id, fileId, as: 'attachment' });
    if (answer) follow(answer.url, name);
  };
  const Icon = contentType === 'application/pdf' ? FileText : Image;
  return (
    <Row>
      <Icon size={20} aria-hidden />
      <chakra.div flex="1" minW="40">
        <chakra.p>{messages.one(number)}</chakra.p>
        {original && (
          <chakra.p textStyle="small" color="fg.muted" overflowWrap="anywhere">
            {messages.original(original.name, original.size, original.userName)}
          </chakra.p>
        )}
        {original?.reason && <chakra.p textStyle="small">{original.reason}</chakra.p>}
        {isClean && (
          <chakra.p textStyle="small" role="status">
            {copyWords(attachment)}
          </chakra.p>
        )}
      </chakra.div>
      {!isClean && <ScanStatus state={scannedStatus} />}
      <chakra.div w="full" display="flex" alignItems="center" gap="1" ps="7">
        {isClean && original && mayWrite && (
          <Button
            size="sm"
            variant="outline"
            aria-label={messages.redactOf(number)}
            onClick={redact}
          >
            {messages.redact}
          </Button>
        )}
        {isClean && copy?.state === 'made' && (
          <IconButton
            size="sm"
            label={messages.openCopyOf(number)}
            icon={<FileText size={16} />}
            busy={theCopy.running}
            onClick={() => void open(theCopy, messages.one(number))}
          />
        )}
        {isClean && original && (
          <IconButton
            size="sm"
            label={messages.downloadOf(number)}
            icon={<Download size={16} />}
            busy={theOriginal.running}
            onClick={() => void open(theOriginal, original.name)}
          />
        )}
        {mayWrite && (
          <IconButton
            size="sm"
            label={messages.deleteOf(number)}
            icon={<Trash2 size={16} />}
            onClick={remove}
          />
        )}
      </chakra.div>
    </Row>
  );
}

function copyWords({ copy, original }: Attachment): string {
  if (copy === null) return original ? messages.notRedacted : messages.noCopy;
  if (copy.state === 'making') return messages.making;
  if (copy.state === 'failed') return messages.copyFailed(copy.reason ?? '');
  return messages.copy(copy.pages, copy.size ?? 0);
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    py: '1.5',
    borderBottomWidth: '1px',
    '& > svg': { flexShrink: 0 },
  },
});
