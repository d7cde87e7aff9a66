import {
  downloadVolume,
  listReports,
  removeReport,
} from '@calls/consultation/analysis/contract/reports.ts';
import type { Report } from '@contract/consultation/analysis/contract/reports.ts';
import { longDateOf } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { Download, Trash2, X } from 'lucide-react';
import { useAction } from '../../../api/use-action.ts';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { FailedLine } from '../../../ui/failed-line.tsx';
import { follow } from '../../../ui/save-file.ts';
import { Status } from '../../../ui/status.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { analysisPanelMessages as messages } from '../../analysis/messages.ts';
import { REPORT_ROLES } from './analysis-states.ts';

const isRunning = ({ status }: Report) => status === 'new' || status === 'processing';

/** One's own reports that a job makes or made; nothing while there are none. */
export function ReportList() {
  const { data, error, refetch } = useEndpoint(listReports, {}, { staleTime: 0, every: 3_000 });
  if (!data && error)
    return <FailedLine title={messages.reportsFailed} of={error} retry={() => void refetch()} />;
  if (!data || data.reports.length === 0) return null;
  return (
    <chakra.section aria-labelledby="reports" display="grid" gap="2">
      <chakra.h2 id="reports" textStyle="headingSm">
        {messages.reports}
      </chakra.h2>
      <chakra.ul borderWidth="1px" borderRadius="md" bg="bg.panel">
        {data.reports.map((each) => (
          <OneReport key={each.id} report={each} />
        ))}
      </chakra.ul>
    </chakra.section>
  );
}

function OneReport({ report }: { report: Report }) {
  const { id, fileName, status, done, total, volumes, error, expiresAt } = report;
  const address = useAction(downloadVolume, {
    failure: false,
    onFailed: ({ message, fields }) =>
      showToast({
        kind: 'danger',
        title: messages.volumeFailed,
        text: fields['volume'] ?? message,
      }),
  });
  const removal = useAction(removeReport, { failure: messages.reportNotRemoved });
  const download = async (volume: number) => {
    const answer = await address.run({ id, volume, as: 'link' });
    if (answer) follow(answer.url, fileName);
  };
  const remove = isRunning(report)
    ? { label: messages.cancelReport(fileName), icon: <X size={16} /> }
    : { label: messages.removeReport(fileName), icon: <Trash2 size={16} /> };
  return (
    <Line>
      <chakra.div flex="1" minW="0" display="grid" gap="1">
        <chakra.span fontWeight="medium" overflowWrap="anywhere">
          {fileName}
        </chakra.span>
        <chakra.span color="fg.muted" textStyle="small" role="status">
          <Status means={REPORT_ROLES[status]}>{messages.reportStates[status]}</Status>{' '}
          {isRunning(report) && messages.volumesDone(done, total)}
          {status === 'success' && expiresAt && messages.keptUntil(longDateOf(new Date(expiresAt)))}
          {error}
        </chakra.span>
        {isRunning(report) && (
          <Bar aria-label={messages.progressOf(fileName)} max={total} value={done} />
        )}
        {status === 'success' && (
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            {volumes.map((size, at) => (
              <Button
                key={at}
                size="sm"
                variant="outline"
                icon={<Download size={16} />}
                busy={address.running}
                aria-label={messages.downloadOf(fileName, at + 1, total)}
                onClick={() => void download(at + 1)}
              >
                {messages.volume(at + 1, total, size)}
              </Button>
            ))}
          </chakra.div>
        )}
      </chakra.div>
      <IconButton
        {...remove}
        size="sm"
        busy={removal.running}
        onClick={() => void removal.run({ id })}
      />
    </Line>
  );
}

const Line = chakra('li', {
  base: {
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    px: '3',
    py: '2',
    '& + &': { borderTopWidth: '1px' },
  },
});
const Bar = chakra('progress', {
  base: { w: 'full', h: '2', accentColor: 'var(--accent-solid)' },
});
