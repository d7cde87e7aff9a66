import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, RotateCcw, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { filesPanelMessages as messages } from './messages.ts';
import type { Upload, Uploads } from './upload-store.ts';

/** Every upload with its progress; each can be cancelled, retried or dismissed. */
export function UploadRows({ uploads }: { uploads: Uploads }) {
  const list = useSyncExternalStore(uploads.subscribe, uploads.current);
  if (list.length === 0) return null;
  return (
    <chakra.ul
      aria-label={messages.uploading}
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap="2"
    >
      {list.map((upload) => (
        <Row key={upload.key} data-state={upload.state}>
          <chakra.div flex="1" minW="0">
            <chakra.p truncate title={upload.file.name}>
              {upload.file.name}
            </chakra.p>
            <State upload={upload} />
          </chakra.div>
          <Buttons upload={upload} uploads={uploads} />
        </Row>
      ))}
    </chakra.ul>
  );
}

function State({ upload: { state, sent, file, problem } }: { upload: Upload }) {
  if (state === 'sending') {
    const percent = Math.floor((100 * sent) / file.size);
    return (
      <chakra.div display="flex" alignItems="center" gap="2">
        <Progress max={100} value={percent} aria-label={file.name} />
        <chakra.span textStyle="small" color="fg.muted" whiteSpace="nowrap">
          {messages.sent(percent)}
        </chakra.span>
      </chakra.div>
    );
  }
  if (state === 'failed')
    return (
      <chakra.p role="alert" display="flex" gap="1.5" textStyle="small" color="fg.error">
        <CircleAlert size={16} aria-hidden />
        {messages.notAttached(problem ?? '')}
      </chakra.p>
    );
  return (
    <chakra.p role="status" display="flex" gap="1.5" textStyle="small" color="fg.muted">
      {state === 'done' && <CircleCheck size={16} aria-hidden />}
      {messages[state]}
    </chakra.p>
  );
}

function Buttons({ upload, uploads }: { upload: Upload; uploads: Uploads }) {
  const { key, state, file } = upload;
  if (state === 'waiting' || state === 'sending')
    return (
      <IconButton
        size="sm"
        label={messages.cancelOf(file.name)}
        icon={<X size={16} />}
        onClick={() => uploads.cancel(key)}
      />
    );
  if (state === 'finishing') return null;
  return (
    <>
      {state !== 'done' && (
        <IconButton
          size="sm"
          label={messages.retryOf(file.name)}
          icon={<RotateCcw size={16} />}
          onClick={() => uploads.retry(key)}
        />
      )}
      <IconButton
        size="sm"
        label={messages.dismissOf(file.name)}
        icon={<X size={16} />}
        onClick={() => uploads.dismiss(key)}
      />
    </>
  );
}

const Row = chakra('li', {
  base: { display: 'flex', alignItems: 'center', gap: '2', borderBottomWidth: '1px', pb: '1' },
});
const Progress = chakra('progress', {
  base: { flex: '1', h: '1.5', accentColor: 'var(--accent-solid)' },
});
