import { getExport } from '@calls/land/composed/exports/contract.ts';
import type { ExportRecord } from '@contract/land/composed/exports/contract.ts';
import { longDateOf } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { Download, X } from 'lucide-react';
import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { Failed } from '../../../ui/empty.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Status } from '../../../ui/status.tsx';
import { EXPORT_ROLES, isExportRunning, fileSizeWords } from './export-state.ts';
import { exportPageMessages as messages } from './messages.ts';
import { useFinishedFile } from './use-finished-file.ts';

/** One export: its progress, and its download once ready. */
export function ExportProgress({ id, onClose }: { id: string; onClose: () => void }) {
  const [running, setRunning] = useState(true);
  const state = useEndpoint(
    getExport,
    { id },
    { staleTime: 0, ...(running ? { every: 1_500 } : {}) },
  );
  const made = state.data?.export;
  if (made && isExportRunning(made) !== running) setRunning(!running);
  // Asking again brings nothing back that is not there.
  if (!made && isApiError(state.error, 'not-found'))
    return <Failed title={messages.followFailed} error={{ message: messages.unknownExport }} />;
  return (
    <Loaded
      query={state}
      skeleton={
        <Frame>
          <Skeleton h="16" />
        </Frame>
      }
      failed={messages.followFailed}
    >
      {(data) => (
        <Frame aria-labelledby="export">
          <State made={data.export} onClose={onClose} />
        </Frame>
      )}
    </Loaded>
  );
}

const Frame = chakra('section', {
  base: { borderWidth: '1px', borderRadius: 'md', bg: 'bg.panel', p: '4' },
});

function State({ made, onClose }: { made: ExportRecord; onClose: () => void }) {
  const file = useFinishedFile(made);
  return (
    <chakra.div display="grid" gap="3">
      <chakra.div display="flex" gap="3" alignItems="start">
        <chakra.h2 id="export" textStyle="headingSm" flex="1" minW="0" overflowWrap="anywhere">
          {made.file_name}
        </chakra.h2>
        <Status means={EXPORT_ROLES[made.status]}>{messages.status[made.status]}</Status>
        <IconButton size="sm" label={messages.close} icon={<X size={16} />} onClick={onClose} />
      </chakra.div>
      <chakra.p role="status" fontVariantNumeric="tabular-nums">
        {wordsOf(made)}
      </chakra.p>
      {isExportRunning(made) && (
        <>
          <Bar aria-label={messages.progress} max={made.total} value={made.done} />
          <Button
            variant="outline"
            justifySelf="start"
            busy={file.removing}
            onClick={() => void file.remove()}
          >
            {messages.cancel}
          </Button>
        </>
      )}
      {made.remarks.map((remark) => (
        <chakra.p key={remark} color="fg.muted">
          {remark}
        </chakra.p>
      ))}
      {made.status === 'success' && (
        <Button
          variant="solid"
          justifySelf="start"
          icon={<Download size={16} />}
          busy={file.busy}
          onClick={() => void file.download()}
        >
          {messages.download}
        </Button>
      )}
    </chakra.div>
  );
}

function wordsOf(made: ExportRecord): string {
  if (isExportRunning(made)) return messages.processing(made.done, made.total);
  if (made.status === 'expired') return messages.expiredHint;
  if (made.status !== 'success') return made.error ?? messages.status[made.status];
  const parts = [
    messages.records(made.record_type, made.sites),
    fileSizeWords(made.size_bytes ?? 0),
  ];
  return [
    ...parts,
    ...(made.expires_at ? [messages.keptUntil(longDateOf(new Date(made.expires_at)))] : []),
  ].join(' · ');
}

const Bar = chakra('progress', {
  base: { w: 'full', h: '2', accentColor: 'var(--accent-solid)' },
});
