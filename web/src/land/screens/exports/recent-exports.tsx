import { listExports } from '@calls/land/composed/exports/contract.ts';
import type { ExportRecord } from '@contract/land/composed/exports/contract.ts';
import { exactTime } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { IconButton } from '../../../ui/button.tsx';
import { Question } from '../../../ui/question.tsx';
import { Loaded } from '../../../ui/loaded.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { Status } from '../../../ui/status.tsx';
import { timeAgo } from '../../../ui/time-ago.ts';
import { useNow } from '../../../ui/use-now.ts';
import { exportAddress } from './export-address.ts';
import { EXPORT_ROLES, isExportRunning, fileSizeWords } from './export-state.ts';
import { exportPageMessages as messages } from './messages.ts';
import { useFinishedFile } from './use-finished-file.ts';

/** The person's own exports that were made as jobs, newest first. */
export function RecentExports() {
  const list = useEndpoint(listExports, {}, { staleTime: 0, every: 10_000 });
  // What is not there yet needs no place: the page says already what there is to do.
  if (list.data?.exports.length === 0) return null;
  return (
    <chakra.section aria-labelledby="recent" display="grid" gap="2">
      <chakra.h2 id="recent" textStyle="headingSm">
        {messages.recent}
      </chakra.h2>
      <Loaded
        query={list}
        skeleton={<SkeletonLines lines={3} height="13" />}
        failed={messages.recentFailed}
      >
        {({ exports }) => (
          <chakra.ul borderWidth="1px" borderRadius="md" bg="bg.panel">
            {exports.map((made) => (
              <Line key={made.id} made={made} />
            ))}
          </chakra.ul>
        )}
      </Loaded>
    </chakra.section>
  );
}

function Line({ made }: { made: ExportRecord }) {
  const file = useFinishedFile(made);
  const [asking, setAsking] = useState(false);
  const now = useNow();
  const at = new Date(made.created_at);
  const size = made.size_bytes === null ? [] : [fileSizeWords(made.size_bytes)];
  return (
    <Row>
      <chakra.div flex="1" minW="0" display="grid">
        <chakra.span fontWeight="medium" overflowWrap="anywhere" textDecoration="underline">
          <Link to={exportAddress({ export: made.id })}>{made.file_name}</Link>
        </chakra.span>
        <chakra.span color="fg.muted" textStyle="small" fontVariantNumeric="tabular-nums">
          {[
            isExportRunning(made)
              ? messages.processing(made.done, made.total)
              : messages.records(made.record_type, made.sites),
            ...size,
          ].join(' · ')}
          {' · '}
          <time dateTime={made.created_at} title={exactTime(at)}>
            {timeAgo(at, now)}
          </time>
        </chakra.span>
      </chakra.div>
      <Status means={EXPORT_ROLES[made.status]}>{messages.status[made.status]}</Status>
      {made.status === 'success' && (
        <IconButton
          label={messages.downloadFile(made.file_name)}
          icon={<Download size={16} />}
          busy={file.busy}
          onClick={() => void file.download()}
        />
      )}
      {!isExportRunning(made) && (
        <IconButton
          label={messages.remove(made.file_name)}
          icon={<Trash2 size={16} />}
          onClick={() => setAsking(true)}
        />
      )}
      {asking && (
        <Question
          title={messages.removeTitle(made.file_name)}
          cancel={messages.keepFile}
          confirm={messages.removeFile}
          danger
          busy={file.removing}
          onConfirm={() => void file.remove()}
          onClose={() => setAsking(false)}
        >
          <p>{messages.removeText}</p>
        </Question>
      )}
    </Row>
  );
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    px: '3',
    py: '2',
    minH: '13',
    borderTopWidth: '1px',
    _first: { borderTopWidth: '0' },
  },
});
