import { checkBrownfield } from '@calls/land/page/exports/contract.ts';
import type { OutputOf } from '@contract/platform/contract.ts';
import { chakra } from '@chakra-ui/react';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '../../../api/use-endpoint.ts';
import { Loaded } from '../../../ui/loaded.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { type PlainColumn, PlainTable } from '../../../ui/table/plain-table.tsx';
import { exportPageMessages as messages } from './messages.ts';

export type RegisterCheckAnswer = OutputOf<typeof checkBrownfield>;
type Which = { site_ids?: number[] | undefined; selection?: string | undefined };

/** Requests whether the sites make a valid register; `null` requests nothing. */
export function useRegisterCheck(which: (Which & { scenario: string }) | null) {
  return useEndpoint(checkBrownfield, which, { staleTime: 0 });
}

/** What must be corrected before the register is valid, with a link to each site. */
export function RegisterReport({ check }: { check: ReturnType<typeof useRegisterCheck> }) {
  return (
    <chakra.section aria-labelledby="register-check" display="grid" gap="2" minW="0">
      <chakra.h2 id="register-check" textStyle="headingSm">
        {messages.check}
      </chakra.h2>
      <Loaded query={check} skeleton={<Skeleton h="32" />} failed={messages.checkFailed}>
        {(found) => <Result found={found} />}
      </Loaded>
    </chakra.section>
  );
}

function Result({ found }: { found: RegisterCheckAnswer }) {
  const { ready, problems, counts } = found;
  return (
    <>
      <chakra.p role="status" display="flex" gap="2" alignItems="center">
        <chakra.span color={ready ? 'fg.success' : 'fg.warning'} aria-hidden>
          {ready ? <CircleCheck size={16} /> : <CircleAlert size={16} />}
        </chakra.span>
        {ready ? messages.ready(counts.sites) : messages.notReady(counts.readySites, counts.sites)}
      </chakra.p>
      {problems.length > 0 && (
        <PlainTable
          look="framed"
          label={messages.problems}
          columns={COLUMNS}
          rows={problems}
          rowKey={({ siteId, column, reason }) => `${siteId} ${column} ${reason}`}
          tall="320px"
        />
      )}
      {counts.problems > problems.length && (
        <chakra.p color="fg.muted" textStyle="small">
          {messages.firstProblems(problems.length, counts.problems)}
        </chakra.p>
      )}
    </>
  );
}

const [SITE, COLUMN, REASON] = messages.problemColumns;
const COLUMNS: PlainColumn<RegisterCheckAnswer['problems'][number]>[] = [
  {
    id: 'site',
    label: SITE,
    text: ({ siteId }) => String(siteId),
    cell: ({ siteId, reference }) =>
      siteId === null ? (
        messages.wholeRegister
      ) : (
        <chakra.span color="accent.fg" textDecoration="underline">
          <Link to={`/site/${siteId}`}>{messages.site(reference, siteId)}</Link>
        </chakra.span>
      ),
  },
  { id: 'column', label: COLUMN, text: ({ column }) => column, value: ({ column }) => column },
  { id: 'reason', label: REASON, text: ({ reason }) => reason, value: ({ reason }) => reason },
];
