import { deleteSiteFile, type SiteFile } from '@calls/land/files/contract.ts';
import { chakra } from '@chakra-ui/react';
import { formatNumber } from '@contract/council/ground/dictionary/format-value.ts';
import { FILE_LIMITS } from '@contract/land/files/file-limits.ts';
import { exactTime } from '@contract/platform/dates/long-date.ts';
import { Eye, File as FileIcon, Image, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../api/use-action.ts';
import { useSite } from '../ground/sites/site-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/button.tsx';
import { Question } from '../../ui/question.tsx';
import { timeAgo } from '../../ui/time-ago.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useNow } from '../../ui/use-now.ts';
import { FileDownload } from './file-download.tsx';
import { FilePreview } from './file-preview.tsx';
import { filesPanelMessages as messages, sizeWords } from './messages.ts';

interface FileListProps {
  title: string;
  files: SiteFile[];
  /** The total, which may be more than are shown. */
  total: number;
}

/** Files in one state, newest first; nothing if there are none. */
export function FileList({ title, files, total }: FileListProps) {
  const [opened, setOpened] = useState<SiteFile>();
  const [going, setGoing] = useState<SiteFile>();
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
        {files.map((file) => (
          <FileRow
            key={file.metadata.id}
            file={file}
            now={now}
            open={() => setOpened(file)}
            remove={() => setGoing(file)}
          />
        ))}
      </ul>
      {opened && <FilePreview file={opened} close={() => setOpened(undefined)} />}
      {going && <DeleteDialog file={going} close={() => setGoing(undefined)} />}
    </section>
  );
}

interface FileRowProps {
  file: SiteFile;
  now: Date;
  open: () => void;
  remove: () => void;
}

function FileRow({ file, now, open, remove }: FileRowProps) {
  const { can } = useSite();
  const { metadata, scannedStatus, reason, signedUrl } = file;
  const at = new Date(metadata.timeCreated);
  const name = metadata.orig_name;
  const Icon = metadata.contentType.startsWith('image/') ? Image : FileIcon;
  const seen =
    metadata.contentType === 'application/pdf' || metadata.size <= FILE_LIMITS.previewBytes;
  return (
    <Row data-state={scannedStatus}>
      <Icon size={16} aria-hidden />
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
      {scannedStatus !== 'clean' && (
        <Badge kind={scannedStatus === 'unscanned' ? 'info' : 'danger'}>
          {messages.states[scannedStatus]}
        </Badge>
      )}
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

function DeleteDialog({ file, close }: { file: SiteFile; close: () => void }) {
  const { siteId } = useSite();
  const name = file.metadata.orig_name;
  const { run, running } = useAction(deleteSiteFile, {
    failure: messages.deleteFailed,
    onDone: () => {
      showToast({ kind: 'success', title: messages.deleted(name) });
      close();
    },
  });
  return (
    <Question
      title={messages.deleteTitle}
      cancel={messages.cancel}
      confirm={messages.delete}
      danger
      busy={running}
      onConfirm={() => void run({ id: siteId, fileId: file.metadata.id })}
      onClose={close}
    >
      <chakra.p overflowWrap="anywhere">{messages.deleteText(name)}</chakra.p>
    </Question>
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
