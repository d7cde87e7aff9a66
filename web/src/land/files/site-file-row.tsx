import type { SiteFile } from '@calls/land/files/contract.ts';
import { chakra } from '@chakra-ui/react';
import { FILE_LIMITS } from '@contract/records/files/file-limits.ts';
import { exactTime } from '@contract/platform/dates/long-date.ts';
import { Eye, Trash2 } from 'lucide-react';
import { useSite } from '../ground/sites/site-context.tsx';
import { IconButton } from '../../ui/button.tsx';
import { timeAgo } from '../../ui/time-ago.ts';
import { FileDownload } from './file-download.tsx';
import { FilePicture } from './file-picture.tsx';
import { filesPanelMessages as messages, sizeWords } from '../../records/files/messages.ts';
import { ScanStatus } from '../../records/files/scan-status.tsx';

interface SiteFileRowProps {
  file: SiteFile;
  now: Date;
  open: () => void;
  remove: () => void;
}

/** One file: what it is, who sent it and when, and what can be done with it. */
export function SiteFileRow({ file, now, open, remove }: SiteFileRowProps) {
  const { can } = useSite();
  const { metadata, scannedStatus, reason, signedUrl } = file;
  const at = new Date(metadata.timeCreated);
  const name = metadata.orig_name;
  const seen =
    metadata.contentType === 'application/pdf' || metadata.size <= FILE_LIMITS.previewBytes;
  return (
    <Row data-state={scannedStatus}>
      <FilePicture file={file} open={signedUrl && seen ? open : undefined} />
      <chakra.div flex="1" minW="0">
        <chakra.p overflowWrap="anywhere">{name}</chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {messages.by(file.user_name, sizeWords(metadata.size))}{' '}
          <time dateTime={metadata.timeCreated} title={exactTime(at)}>
            {timeAgo(at, now)}
          </time>
        </chakra.p>
        {reason && <chakra.p textStyle="small">{reason}</chakra.p>}
      </chakra.div>
      {scannedStatus !== 'clean' && <ScanStatus state={scannedStatus} />}
      {signedUrl && seen && (
        <IconButton
          size="sm"
          label={messages.previewOf(name)}
          icon={<Eye size={16} />}
          onClick={open}
        />
      )}
      {signedUrl && <FileDownload file={file} />}
      {can.delete && (
        <IconButton
          size="sm"
          label={messages.deleteOf(name)}
          icon={<Trash2 size={16} />}
          onClick={remove}
        />
      )}
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    py: '1.5',
    borderBottomWidth: '1px',
    '& > svg': { flexShrink: 0 },
  },
});
