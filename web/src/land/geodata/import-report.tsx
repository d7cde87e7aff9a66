import { geodataInfo } from '@calls/land/geodata/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import type { GeodataFinding } from '@contract/land/geodata/contract.ts';
import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { IconButton } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FindingsTable } from './findings-table.tsx';
import { ImportResult } from './import-result.tsx';
import { geodataPageMessages as messages } from './messages.ts';
import { OutcomeFilter } from './outcome-filter.tsx';
import { ReportPager } from './pager.tsx';
import { isImportRunning } from './status.ts';

const PAGE = 100;

/** An import's progress, its result, and its report by row and column, one page at a time. */
export function ImportReport({ id, onClose }: { id: number; onClose: () => void }) {
  const [outcome, setOutcome] = useState<GeodataFinding['outcome'] | undefined>();
  const [offset, setOffset] = useState(0);
  const [running, setRunning] = useState(true);
  const info = useEndpoint(
    geodataInfo,
    { id, limit: PAGE, offset, outcome },
    { keepPrevious: true, ...(running ? { every: 1_500 } : {}) },
  );
  const { data } = info;
  if (data && isImportRunning(data.import) !== running) setRunning(!running);
  const report = (found: OutputOf<typeof geodataInfo>) => {
    const total = outcome
      ? found.counts[outcome]
      : Object.values(found.counts).reduce((a, b) => a + b, 0);
    return (
      <chakra.section
        aria-labelledby="report"
        borderWidth="1px"
        borderRadius="md"
        p="4"
        display="grid"
        gap="3"
      >
        <chakra.div display="flex" alignItems="start" gap="3">
          <chakra.h2 id="report" textStyle="headingSm" flex="1" minW="0" overflowWrap="anywhere">
            {messages.report(found.import.file_name)}
          </chakra.h2>
          <IconButton label={messages.closeReport} icon={<X size={20} />} onClick={onClose} />
        </chakra.div>
        <ImportResult found={found.import} />
        {total + offset > 0 || outcome ? (
          <>
            <OutcomeFilter
              counts={found.counts}
              value={outcome}
              onChange={(next) => {
                setOutcome(next);
                setOffset(0);
              }}
            />
            <FindingsTable findings={found.findings} />
            <ReportPager offset={offset} size={PAGE} total={total} onChange={setOffset} />
          </>
        ) : null}
      </chakra.section>
    );
  };
  return (
    <Loaded query={info} skeleton={<Skeleton h="40" />} failed={messages.reportFailed}>
      {report}
    </Loaded>
  );
}
