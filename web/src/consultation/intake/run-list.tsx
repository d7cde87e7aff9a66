import { MAX_PAGE } from '@contract/platform/max-page.ts';
import { listIntake } from '@calls/consultation/intake/contract.ts';
import type { IntakeRun } from '@contract/consultation/intake/contract/runs.ts';
import { exactTime } from '@contract/platform/dates/long-date.ts';
import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useEndpoint } from '../../api/use-endpoint.ts';
import { ListRow } from '../../ui/list-row.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Status } from '../../ui/status.tsx';
import { timeAgo } from '../../ui/time-ago.ts';
import { useNow } from '../../ui/use-now.ts';
import { intakePageMessages as messages } from './messages.ts';
import { INTAKE_ROLES, isRunning } from './statuses.ts';

const PAGE = 20;
interface RunListProps {
  shown: number | undefined;
  onShow: (id: number) => void;
}

/** The files that were taken in, newest first. */
export function RunList({ shown, onShow }: RunListProps) {
  const [limit, setLimit] = useState(PAGE);
  const list = useEndpoint(listIntake, { limit, offset: 0 }, { every: 10_000, keepPrevious: true });
  return (
    <chakra.section aria-labelledby="runs">
      <chakra.h2 id="runs" textStyle="headingSm" mb="3">
        {messages.runs}
      </chakra.h2>
      <Loaded
        query={list}
        skeleton={<Skeleton h="52" />}
        failed={messages.runsFailed}
        empty={
          <Empty kind="nothing" title={messages.noRuns}>
            {messages.noRunsHint}
          </Empty>
        }
        isEmpty={({ runs }) => runs.length === 0}
      >
        {({ runs }) => (
          <chakra.ul borderWidth="1px" borderRadius="md" overflow="hidden">
            {runs.map((run) => (
              <chakra.li key={run.id} borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
                <RunLine run={run} current={run.id === shown} onShow={() => onShow(run.id)} />
              </chakra.li>
            ))}
          </chakra.ul>
        )}
      </Loaded>
      {list.data && list.data.total > limit && limit < MAX_PAGE && (
        <Button mt="3" variant="outline" onClick={() => setLimit(Math.min(limit + 100, MAX_PAGE))}>
          {messages.more}
        </Button>
      )}
    </chakra.section>
  );
}

function RunLine({
  run,
  current,
  onShow,
}: {
  run: IntakeRun;
  current: boolean;
  onShow: () => void;
}) {
  const { kind, fileName, status, done, total, userName, createdAt } = run;
  const now = useNow();
  const at = new Date(createdAt);
  return (
    <ListRow type="button" onClick={onShow} aria-current={current || undefined}>
      <chakra.span display="grid" minW="0" flex="1">
        <chakra.span fontWeight="medium" overflowWrap="anywhere">
          {fileName}
        </chakra.span>
        <chakra.span color="fg.muted" textStyle="small">
          {messages.kinds[kind]} ·{' '}
          <time dateTime={createdAt} title={exactTime(at)}>
            {timeAgo(at, now)}
          </time>{' '}
          {userName && messages.by(userName)}
        </chakra.span>
      </chakra.span>
      {isRunning(status) && total > 0 && (
        <chakra.span textStyle="small">{messages.progress(done, total)}</chakra.span>
      )}
      <Status means={INTAKE_ROLES[status]}>{messages.statuses[status]}</Status>
    </ListRow>
  );
}
