import { getIntake } from '@calls/consultation/intake/contract.ts';
import { type RowOutcome, rowOutcomes } from '@contract/consultation/intake/contract/rows.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { KindChoice } from '../../ui/kind-choice.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { intakePageMessages as messages } from './messages.ts';
import { TableDecision } from './table-decision.tsx';
import { RowsTable } from './rows-table.tsx';
import { RunResult } from './run-result.tsx';
import { isRunning } from './statuses.ts';

const PAGE = 50;
const SOON_MS = 1_500;

/** How far a file is, what its rows become and what became of them, one page at a time. */
export function RunReport({ id, onClose }: { id: number; onClose: () => void }) {
  const [outcome, setOutcome] = useState<RowOutcome>();
  const [offset, setOffset] = useState(0);
  const [running, setRunning] = useState(true);
  const info = useEndpoint(
    getIntake,
    { id, limit: PAGE, offset, outcome },
    { keepPrevious: true, ...(running ? { every: SOON_MS } : {}) },
  );
  const { data } = info;
  if (data && isRunning(data.run.status) !== running) setRunning(!running);
  const filter = (next: RowOutcome | undefined) => {
    setOutcome(next);
    setOffset(0);
  };
  return (
    <Loaded query={info} skeleton={<Skeleton h="40" />} failed={messages.reportFailed}>
      {({ run, counts, rows, mayTakeBack }) => (
        <chakra.section
          aria-labelledby="report"
          borderWidth="1px"
          borderRadius="md"
          p="4"
          display="grid"
          gap="3"
          minW="0"
        >
          <chakra.div display="flex" alignItems="start" gap="3">
            <chakra.h2 id="report" textStyle="headingSm" flex="1" minW="0" overflowWrap="anywhere">
              {run.fileName}
            </chakra.h2>
            <IconButton label={messages.close} icon={<X size={20} />} onClick={onClose} />
          </chakra.div>
          <RunResult {...{ run, counts, mayTakeBack }} />
          {run.status === 'preview' && (
            <TableDecision key={run.id} run={run} ready={counts.waiting} />
          )}
          {totalOf(counts) > 0 && (
            <>
              <KindChoice
                label={messages.show}
                kinds={kindsOf(counts, outcome)}
                shown={outcome}
                choose={filter}
                wordsOf={(each) => (each ? messages.outcomes[each] : messages.all)}
                countOf={(each) => (each ? counts[each] : totalOf(counts))}
              />
              <RowsTable rows={rows} />
              <Steps
                offset={offset}
                total={outcome ? counts[outcome] : totalOf(counts)}
                onChange={setOffset}
              />
            </>
          )}
        </chakra.section>
      )}
    </Loaded>
  );
}

type Counts = OutputOf<typeof getIntake>['counts'];
const totalOf = (counts: Counts) => rowOutcomes.reduce((sum, each) => sum + counts[each], 0);

/** All, and what there is some of. */
const kindsOf = (counts: Counts, shown: RowOutcome | undefined) => [
  undefined,
  ...rowOutcomes.filter((each) => counts[each] > 0 || each === shown),
];

interface StepsProps {
  offset: number;
  total: number;
  onChange: (offset: number) => void;
}

function Steps({ offset, total, onChange }: StepsProps) {
  if (total <= PAGE) return null;
  return (
    <chakra.nav aria-label={messages.rowsOf} display="flex" alignItems="center" gap="3">
      <Button
        variant="outline"
        disabled={offset === 0}
        onClick={() => onChange(Math.max(0, offset - PAGE))}
      >
        {messages.previous}
      </Button>
      <chakra.span fontVariantNumeric="tabular-nums">
        {messages.range(offset + 1, Math.min(offset + PAGE, total), total)}
      </chakra.span>
      <Button
        variant="outline"
        disabled={offset + PAGE >= total}
        onClick={() => onChange(offset + PAGE)}
      >
        {messages.next}
      </Button>
    </chakra.nav>
  );
}
